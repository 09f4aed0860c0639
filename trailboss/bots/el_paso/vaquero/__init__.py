"""Vaquero: whole turns by a plain evaluation."""
