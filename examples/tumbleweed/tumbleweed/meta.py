"""What a lobby needs to know about Tumbleweed. Imports nothing of the game itself."""

from trailboss.kernel.game import Meta
from trailboss.kernel.option import Option

META = Meta(
    name="tumbleweed",
    title="Tumbleweed",
    seats=(2, 3),
    options=(Option("gusty", False, (False, True)),),
    stage="stable",
    game="tumbleweed.game:GAME",
)
