"""What the kit asks of every game, asked of Great Western Trail."""

from trailboss.kit.tests import *

GAME = "great_western_trail"
