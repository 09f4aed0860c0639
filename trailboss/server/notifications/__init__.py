"""Telling people that it is their turn: Web Push, e-mail, webhook."""
