"""What the kit asks of every game, asked of Tumbleweed."""

from trailboss.kit.tests import *  # noqa: F403

GAME = "tumbleweed"
