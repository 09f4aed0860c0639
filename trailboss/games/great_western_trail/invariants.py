"""The ledger's invariants (GWT-INV), checked by tests after every action."""

from trailboss.games.great_western_trail.state import TrailState


def broken(s: TrailState) -> list[str]:
    return []
