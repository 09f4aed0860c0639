"""``trailboss lessons``: the guided games, and whether each of them can be given."""

import click

from trailboss.cli.arguments import language, language_option
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.registry import games, load


@click.command("lessons")
@click.argument("game", metavar="[GAME]", required=False)
@click.option(
    "--verify",
    is_flag=True,
    help="Replay every lesson, in all languages, and fail if one can't be given as written.",
)
@language_option
def command(game: str | None, verify: bool, lang: str | None) -> None:
    """List the guided games of GAME, or of all games, chapter by chapter.

    They are played in the browser: `trailboss serve` and there "Learn".
    """
    from trailboss.lessons.lesson import lessons_of
    from trailboss.lessons.verify import faults
    from trailboss.lessons.words import Words

    found = [lesson for name in ([game] if game else games()) for lesson in lessons_of(load(name))]
    wrong = [fault for lesson in found for fault in faults(lesson)] if verify else []
    for fault in wrong:
        click.echo(fault, err=True)
    if wrong:
        raise TrailbossError(f"{len(wrong)} faults in {len(found)} lessons")
    for lesson in found:
        words = Words(lesson, language(lang))
        click.echo(f"{lesson.called}: {words.title()}")
        for chapter in lesson.chapters:
            click.echo(f"  {chapter.id}: {words.chapter(chapter)} ({chapter.minutes} min)")
    if verify:
        chapters = sum(len(lesson.chapters) for lesson in found)
        click.echo(f"{len(found)} lessons, {chapters} chapters: every step can be played and said")
