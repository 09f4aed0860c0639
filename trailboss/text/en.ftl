# Players whom somebody knows by their seats only.

seat = seat { $seat }
