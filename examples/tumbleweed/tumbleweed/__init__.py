"""Tumbleweed: a small game for Trailboss."""
