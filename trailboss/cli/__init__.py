"""The ``trailboss`` command. Nothing is imported before it is needed: help must be instant."""


def main() -> None:
    from trailboss.cli.command import command

    command()
