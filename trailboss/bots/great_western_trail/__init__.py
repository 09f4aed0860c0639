"""Bots that play Great Western Trail."""
