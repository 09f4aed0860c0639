"""Bots for El Paso."""
