"""What the kit asks of every game, asked of Carson City."""

from trailboss.kit.tests import *

GAME = "carson_city"
