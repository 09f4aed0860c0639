# Players whom somebody knows by their seats only.

seat = miejsce { $seat }
