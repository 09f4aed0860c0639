"""A bot that plays at the tables of a server, in Python (pip install websockets).

TRAILBOSS_TOKEN=tb_... python3 online_bot.py http://localhost:8000 [invitation link]

It sits down by the link, or at the first table of the lobby that is open to bots, and plays one
game to its end. Replace `choose` by something clever.
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, *link = sys.argv[1:]
token = {"Authorization": f"Bearer {os.environ['TRAILBOSS_TOKEN']}"}


def choose(position: dict[str, Any]) -> str:
    """Any legal answer; position["view"] is all that the seat may know."""
    return str(random.choice([one["text"] for one in position["actions"] if not one["aside"]]))


def ask(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {**token, "Content-Type": "application/json"}
    with urlopen(Request(server + path, data, headers)) as answer:
        return json.load(answer)


def find_seat() -> tuple[str, dict[str, Any]]:
    if link:
        parts = urlsplit(link[0])
        told = {name: values[0] for name, values in parse_qs(parts.query).items()}
        return parts.path.split("/")[-1], {**told, "seat": int(told["seat"])}
    while True:
        for table in ask("/api/tables"):
            free = [one["seat"] for one in table["seats"] if one["kind"] == "open"]
            if table["programs"] and free:
                return table["id"], {"seat": free[0]}
        time.sleep(5)


table, seat = find_seat()
ask(f"/api/tables/{table}/sit", seat)
with connect(f"ws{server[4:]}/api/tables/{table}/live", additional_headers=token) as socket:
    for message in map(json.loads, socket):
        decision = message.get("view", {}).get("decision") or {"seats": []}
        if message.get("result"):
            print([[sheet["seat"], sheet["total"]] for sheet in message["result"]])
            break
        if message.get("status") == "playing" and message["seat"] in decision["seats"]:
            answer = {"seat": message["seat"], "ply": message["ply"], "action": choose(message)}
            socket.send(json.dumps({"type": "act", **answer}))
