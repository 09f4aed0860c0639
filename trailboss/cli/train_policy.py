"""``trailboss train-policy``: learn to play a game from games against oneself."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trailboss.cli.arguments import game_argument, read_game_options
from trailboss.kernel.errors import BadOption

if TYPE_CHECKING:
    from trailboss.bots.policy.tables import Kind
    from trailboss.kernel.game import AnyGame


@click.command("train-policy")
@game_argument
@click.option(
    "--table",
    "tables",
    multiple=True,
    metavar="SEATS[,NAME=VALUE...][*SHARE]",
    help="A kind of table to learn, and how many of the games are played there; may be given "
    "several times. By default two seats.",
)
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--rounds", default=1000, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--games",
    default=64,
    show_default=True,
    type=click.IntRange(min=1),
    help="Of each learner in each round.",
)
@click.option(
    "--learners",
    default=1,
    show_default=True,
    type=click.IntRange(min=1),
    help="Who learn side by side and are averaged after every round.",
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@click.option("--watch", metavar="BOT", default="", help="A bot whose games are copied first.")
@click.option("--watched", default=0, type=click.IntRange(min=0), help="For so many of the rounds.")
@click.option("--rate", default=5e-4, show_default=True, help="Of learning, in the first round.")
@click.option(
    "--curiosity",
    default=0.03,
    show_default=True,
    help="How much an undecided policy is liked, in the first round.",
)
@click.option(
    "--begin",
    default="",
    metavar="FILE",
    help="The weights of a policy to begin with, learned at other tables perhaps; "
    "'package' for those that come with Trailboss.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the run is kept; one that was cut off goes on from there.",
)
@click.option(
    "--gate",
    default=100,
    show_default=True,
    type=click.IntRange(min=0),
    help="At most so many duplicate deals at each kind of table decide whether it beats Foreman.",
)
@click.option("--adopt", is_flag=True, help="Put it in the package, if it does.")
def command(
    game: str,
    tables: Sequence[str],
    seed: int,
    rounds: int,
    games: int,
    learners: int,
    jobs: int,
    watch: str,
    watched: int,
    rate: float,
    curiosity: float,
    begin: str,
    folder: Path | None,
    gate: int,
    adopt: bool,
) -> None:
    """Train the policy of GAME that Foreman and Trailboss play by.

    It begins knowing nothing but the rules, plays round after round against itself and older
    versions, and learns from what turned out better than expected. At the end it meets the Foreman
    of the package at every kind of table. The same seed and number of learners give the same
    weights.
    """
    from trailboss.bots.craft import craft
    from trailboss.bots.policy.network import load as read
    from trailboss.bots.policy.network import save, trained
    from trailboss.bots.policy.tables import Tables
    from trailboss.bots.policy.training.course import Course, Training
    from trailboss.bots.policy.training.gate import against_the_package
    from trailboss.bots.registry import bot
    from trailboss.bots.workers import Workers
    from trailboss.kernel.registry import load

    rules = load(game)
    name = rules.meta.name
    known = craft(name)
    kinds = tuple(read_kind(rules, text) for text in tables or ("2",))
    theirs = None if known.policy_weights is None else trained(known.policy_weights)
    if begin == "package":
        if theirs is None:
            raise BadOption(f"no policy of {name} comes with Trailboss")
        begin = str(known.policy_weights)
    # What is wrong is refused now rather than in the midst of it.
    if begin and not Path(begin).is_file():
        raise BadOption(f"there is no file {begin}")
    if begin:
        read(Path(begin))
    if watch:
        bot(watch, name)
    if adopt:
        learned = Tables(name, kinds).plays
        lost = [] if theirs is None else [plays for plays in theirs.plays if plays not in learned]
        _must_be_adoptable(name, known.policy_weights, gate, lost)
    course = Course(
        name, kinds, seed, rounds, games, learners, watch, watched, rate, curiosity, begin
    )
    kept = folder or Path("training") / f"{name}-policy-{seed}"
    network = Training(course, kept).run(jobs, click.echo)
    save(kept / "policy.npz", network)
    click.echo(f"the policy is in {kept / 'policy.npz'}")
    better = bool(gate)
    for kind in kinds if gate else ():
        verdict = against_the_package(name, kind, network, seed, gate, Workers(jobs))
        better = better and verdict.stays
        click.echo(
            f"{kind.label}: {verdict.share:.1%} won, {verdict.margin:+.1f} ± "
            f"{verdict.margin_95:.1f} points over {verdict.deals} deals: "
            + ("better" if verdict.stays else "not clearly better")
        )
    if adopt and better and known.policy_weights is not None:
        save(known.policy_weights, network)
        click.echo(f"adopted into {known.policy_weights}")


def _must_be_adoptable(
    name: str, path: Path | None, gate: int, lost: "Sequence[tuple[int, tuple[str, ...]]]"
) -> None:
    """Only what won a match comes into the package, and nothing that is played there gets lost."""
    if path is None:
        raise BadOption(f"{name} plays by values: its craft says nowhere where a policy would be")
    if not gate:
        raise BadOption("what did not win a match is not adopted: --gate 0 and --adopt")
    if lost:
        tables = ", ".join(f"{seats} seats with {' and '.join(parts)}" for seats, parts in lost)
        raise BadOption(f"the policy of the package plays more: {tables}. Name such tables too")


def read_kind(rules: "AnyGame", text: str) -> "Kind":
    """``2``, ``4,building_sides=random*0.5`` or ``2,solo=sue,b_cards=3``."""
    from trailboss.bots.policy.tables import Kind
    from trailboss.kernel.option import read_options

    described, _, share = text.partition("*")
    seats, *pairs = described.split(",")
    given = read_game_options(pairs)
    options = read_options(rules.options, given)
    try:
        kind = Kind(
            rules.read_seats(int(seats), options),
            tuple((name, options[name]) for name in sorted(given)),
            float(share) if share else 1.0,
        )
    except ValueError:
        raise BadOption(f"a kind of table is SEATS,NAME=VALUE...*SHARE, not '{text}'") from None
    if kind.share <= 0:
        raise BadOption(f"a share is more than nothing, not '{share}'")
    return kind
