"""One game among bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trailboss.bots.player import Bot, Seated
from trailboss.bots.registry import bot_or_program as bot_named
from trailboss.kernel.dice import Dice, Seed, seed_bytes
from trailboss.kernel.errors import BadCall, BadOption
from trailboss.kernel.game import AnyGame, Game
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load
from trailboss.kernel.state import State


@dataclass(frozen=True)
class Result:
    """How a game went; ``decisions`` counts every action taken, out of turn ones included."""

    record: Record
    standings: list[dict[str, Any]]
    decisions: int
    failures: list[int]
    """By bot: answers that it did not have, so that any legal one was given for it."""


def play_game(
    game: AnyGame | str,
    bots: Sequence[Bot | str],
    seed: Seed = None,
    options: Mapping[str, Any] | None = None,
) -> Result:
    """Play one game, one bot per seat that is not a solo rival's. The same seed gives the same
    game, move by move."""
    rules = rules_of(game)
    must_be_bots(bots)
    chosen = read_options(rules.options, options or {})
    automated = len(rules.meta.automated(chosen))
    allowed = [seats - automated for seats in rules.meta.seats_for(chosen)]
    if len(bots) not in allowed:
        listed = ", ".join(map(str, allowed))
        raise BadOption(f"{rules.meta.name} is for {listed} seats, not {len(bots)} bots")
    seated = seat_bots(rules, bots, seed := seed_bytes(seed))
    state = rules.start(len(bots) + automated, seed, chosen)
    play_out(state, seated)
    failures = [one.bot.failures for one in seated]
    return Result(state.record(), state.standings(), state.ply, failures)


def rules_of(game: AnyGame | str) -> AnyGame:
    """The game, by whichever of both it was named."""
    if isinstance(game, str):
        return load(game)
    if not isinstance(game, Game):
        raise BadCall(f"a game or its name is played, not {game!r}")
    return game


def must_be_bots(bots: object) -> None:
    """A single name would be taken for one bot per letter."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadCall(f"bots are a list, one for each seat, not {bots!r}")
    for one in bots:
        if not isinstance(one, str | Bot):
            raise BadCall(f"a bot or its name takes a seat, not {one!r}")


def seat_bots(game: AnyGame, bots: Sequence[Bot | str], seed: Seed) -> list[Seated]:
    """Each bot at its seat, with a stream of chance of its own derived from seed and seat."""
    name = game.meta.name
    made = [bot_named(bot, name) if isinstance(bot, str) else bot for bot in bots]
    return [Seated(bot, seat, seat_dice(seed, seat)) for seat, bot in enumerate(made)]


def seat_dice(seed: Seed, seat: int) -> Dice:
    """What a bot rolls: not the game's own dice, and another stream for each seat."""
    return Dice(seed_bytes(seed) + b" bot at seat " + bytes([seat]))


def play_out(state: State, seated: Sequence[Seated]) -> None:
    """Play on to the end, in place."""
    listeners = [one for one in seated if one.bot.listens]
    if all(one.bot.sees == "actions" for one in seated) and not listeners:
        _play_out_quickly(state, seated)
        return
    while asked := state.asked:
        if listeners and _somebody_interrupts(state, listeners, asked):
            continue
        seat = asked[0]
        state.apply(seated[seat].choose(state), seat)


def _play_out_quickly(state: State, seated: Sequence[Seated]) -> None:
    """The same for bots that see nothing but the actions."""
    pick = [one.bot.pick for one in seated]
    dice = [one.dice for one in seated]
    while asked := state.asked:
        seat = asked[0]
        state.apply(pick[seat](state.actions(), dice[seat]), seat)


def _somebody_interrupts(state: State, listeners: Sequence[Seated], asked: tuple[int, ...]) -> bool:
    """Ask the seats that are not asked anyway, clockwise from the one that is."""
    first = asked[0]
    for one in sorted(listeners, key=lambda one: (one.seat - first) % state.seats):
        if one.seat not in asked:
            action = one.interrupt(state)
            if action is not None:
                state.apply(action, one.seat)
                return True
    return False
