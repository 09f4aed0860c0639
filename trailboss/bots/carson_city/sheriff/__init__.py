"""The bot ``sheriff``: a plain player that weighs every answer by rule of thumb."""
