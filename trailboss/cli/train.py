"""``trailboss train``: learn a game from self-play, generation after generation."""

from collections.abc import Sequence
from pathlib import Path

import click

from trailboss.cli.arguments import game_argument, option_option, read_game_options


@click.command("train")
@game_argument
@click.option("--seats", type=int, help="Players at the table; by default the fewest possible.")
@option_option
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--generations", default=3, show_default=True, type=click.IntRange(min=0))
@click.option("--games", default=400, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--first-games",
    default=400,
    show_default=True,
    type=click.IntRange(min=1),
    help="Games of the hand-written bot, to begin with.",
)
@click.option(
    "--gate",
    default=200,
    show_default=True,
    type=click.IntRange(min=2),
    help="At most so many duplicate deals decide whether a new generation stays.",
)
@click.option(
    "--start",
    is_flag=True,
    help="Begin with the weights of the package instead of the hand-written bot.",
)
@click.option(
    "--practise",
    default=0,
    metavar="ROUNDS",
    type=click.IntRange(min=0),
    help="No generations, but so many rounds of games from the weights of the package, which learn "
    "a little after every round.",
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--engine",
    default="processes",
    show_default=True,
    metavar="processes|ray",
    help="Who works: processes of this machine, or a Ray cluster.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where samples and generations are kept; a run that was cut off goes on from there.",
)
@click.option("--adopt", is_flag=True, help="Put the best network among those of the package.")
def command(
    game: str,
    seats: int | None,
    options: Sequence[str],
    seed: int,
    generations: int,
    games: int,
    first_games: int,
    gate: int,
    start: bool,
    practise: int,
    jobs: int,
    engine: str,
    folder: Path | None,
    adopt: bool,
) -> None:
    """Train the value of GAME that Foreman and Trailboss play by.

    Generation 0 learns from games of the hand-written bot, every further one from games of those
    before it. A generation stays if it wins a match of duplicate deals against the last one that
    did: a sequential test ends it as soon as it is clear. The same seed gives the same weights.

    With --practise the weights that there are, of this table or standing in for it, learn from
    their own games after every round of --games, and stay if they beat the first ones in such a
    match.
    """
    from trailboss.bots.training.practice import Practice
    from trailboss.bots.training.practice import practise as practised
    from trailboss.bots.training.train import Course, adopted, train
    from trailboss.bots.value import Network
    from trailboss.bots.workers import Workers
    from trailboss.kernel.option import read_options
    from trailboss.kernel.registry import load

    rules = load(game)
    chosen = read_options(rules.options, read_game_options(options))
    table = seats if seats is not None else rules.meta.seats_for(chosen)[0]
    workers = Workers(jobs, engine)
    name = f"{rules.meta.name}-{table}-{seed}"
    best: Network | None
    if practise:
        kept = folder or Path("training") / f"{name}-practised"
        wanted = Practice(rules.meta.name, table, chosen, seed, practise, games, gate_deals=gate)
        best = practised(wanted, kept, workers=workers, tell=click.echo)
    else:
        kept = folder or Path("training") / name
        course = Course(
            game=rules.meta.name,
            seats=table,
            options=chosen,
            seed=seed,
            generations=generations,
            games=games,
            first_games=first_games,
            gate_deals=gate,
            from_package=start,
        )
        best = train(course, kept, workers=workers, tell=click.echo)
        click.echo(f"best: generation {best.note['generation']}, in {kept / 'best.npz'}")
    if best is None:
        click.echo("the weights of the package are no worse: they stay")
    elif adopt:
        click.echo(f"adopted into {adopted(rules.meta.name, best)}")
