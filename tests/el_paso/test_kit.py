"""What the kit asks of every game, asked of El Paso."""

from trailboss.kit.tests import *

GAME = "el_paso"
