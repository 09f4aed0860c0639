"""Bots that play Carson City."""
