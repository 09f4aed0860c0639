"""A bot in a process of its own, in Python: ``--bots "run:python3 first_bot.py",random``.

It knows nothing of the rules. It prefers kinds of actions that gain something, and rides far.
"""

import json
import sys

LIKED = ("deliver", "buy", "hire", "build", "take", "use", "aux", "ride", "place", "discard")
DISLIKED = ("pass", "stop", "end", "finish", "continue", "road", "back")


def worth(action: str, place: int) -> tuple[int, int]:
    kind = action.split()[0]
    if kind in DISLIKED:
        return (-1, place)
    return (len(LIKED) - LIKED.index(kind) if kind in LIKED else 0, place)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "question":
            continue
        actions = message["actions"]
        best = max(enumerate(actions), key=lambda pair: worth(pair[1], pair[0]))[1]
        answer = {"id": message["id"], "action": best, "why": f"{len(actions)} to choose from"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
