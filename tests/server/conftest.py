"""One server for the tests of a file: everybody brings people and tables of their own."""

from collections.abc import Iterator

import pytest

from tests.server.host import Host


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host")) as running:
        yield running
