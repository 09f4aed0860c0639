"""The texts that parts of ours have themselves."""

from functools import cache
from importlib import resources

from trailboss.kit.messages import Messages, messages_in

SPEAKERS = ("cli", "server", "analysis")


@cache
def own_messages(part: str, language: str) -> Messages:
    """What a part says itself."""
    source = resources.files(f"trailboss.{part}").joinpath("text", f"{language}.ftl")
    return messages_in(source.read_text(encoding="utf-8"))
