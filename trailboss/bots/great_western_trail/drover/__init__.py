"""The bot ``drover``: plays Great Western Trail by a hand-written evaluation, without search."""
