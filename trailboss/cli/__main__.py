"""``python -m trailboss.cli``, for where the command itself is not on the path."""

from trailboss.cli import main

main()
