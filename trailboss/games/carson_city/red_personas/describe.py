"""What red sides give, and what answers about them cost and bring, in phrases."""

from trailboss.games.carson_city.describe import (
    Phrases,
    dollars_phrase,
    number_phrase,
    offer_phrases,
    pay,
)
from trailboss.games.carson_city.red_personas.powers import Powers, powers_of_holder
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase


def phrases_of(powers: Powers) -> Phrases:
    rewards: list[Phrase] = []
    if powers.lost_duel_points:
        rewards.append(number_phrase("lost-duel", powers.lost_duel_points))
    if powers.tile_price:
        rewards.append(dollars_phrase("any-tile", powers.tile_price))
    if powers.pacifist:
        rewards.append(Phrase("effect-pacifist"))
    rewards += offer_phrases("arm", powers.revolvers)
    rewards += offer_phrases("offer", powers.points)
    return tuple(rewards)


def describe_red(s: TownState, action: Action) -> Description | None:
    """Of an answer that only a red side leads to; None if it is another."""
    name, *seats = s.agenda[-1][:2]
    if name == "snatch" and action.kind == "snatch":
        place = s.c.row_place[s.c.space_index[str(action.args[0])]]
        building = s.c.buildings[s.row[place]].id
        return Description(rewards=(Phrase("effect-tile", {"building": building}),))
    if name == "arm" and action.kind == "arm":
        offers = powers_of_holder(s, seats[0]).revolvers
    elif name == "banker" and action.kind == "points":
        offers = powers_of_holder(s, seats[0]).points
    else:
        return None
    return Description(pay(dict(offers)[int(action.args[0])]))
