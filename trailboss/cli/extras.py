"""Commands that need more packages than the engine does."""

from collections.abc import Iterator
from contextlib import contextmanager

from trailboss.kernel.errors import TrailbossError

SERVER_PACKAGES = (
    "alembic",
    "argon2",
    "litestar",
    "msgspec",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
    "websockets",
)


class MissingPackages(TrailbossError):
    """An optional part of Trailboss that is not installed."""


@contextmanager
def server_parts() -> Iterator[None]:
    """Around imports of tables and server: one clear line when their packages are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in SERVER_PACKAGES:
            raise
        raise MissingPackages(
            f"this needs the package '{error.name}': pip install 'trailboss[server]'"
        ) from error
