"""A custom bot at a table of a server; it needs `websockets` but not Overworld.

The host of the table asks for a token for an open seat and gives it to the bot:

python examples/outside_bot.py http://127.0.0.1:8765 QK7MPX TOKEN
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

LIKINGS = ("build", "detonate", "draw", "fight", "mine", "score", "explore", "take", "trade")
TRANSIENT = ("busy", "too_many_actions", "too_many_requests", "too_many_sockets", "unavailable")


def choose(view: dict[str, Any]) -> str:
    """Return a legal decision, in most cases of the first preferred kind."""
    legal = [decision["text"] for decision in view["legal"]]
    for liking in LIKINGS:
        liked = [text for text in legal if text.startswith(liking)]
        if liked and random.random() < 0.9:
            return random.choice(liked)
    return random.choice(legal)


def pause_after(tries: int) -> float:
    """Return how many seconds to wait after some tries in a row (exponential back-off, jitter)."""
    return min(30.0, 0.5 * 2.0**tries) * random.uniform(0.5, 1)


async def play(url: str, code: str, token: str) -> dict[str, Any]:
    """Play until the game is over; come back whenever the connection breaks."""
    address = f"{url.replace('http', 'ws', 1)}/api/1/tables/{code}/socket"
    known: dict[str, Any] = {"seq": 0}  # what the last messages said about everything
    tries = 0
    while known.get("info", {}).get("status") != "over":
        try:
            headers = {"Authorization": f"Bearer {token}"}
            where = f"{address}?after={known['seq']}"
            async with connect(where, additional_headers=headers, max_size=None) as socket:
                async for text in socket:
                    message = json.loads(text)
                    error = message["code"] if message["type"] == "error" else "stale"
                    if error in TRANSIENT:
                        break
                    if message["type"] == "gone" or error != "stale":
                        raise SystemExit(f"the server closed the table: {text!r}")
                    if message["type"] not in ("hello", "update", "seated"):
                        continue
                    tries = 0
                    known |= message
                    if not known["you"]["seats"]:
                        raise SystemExit("no seat at this table is for this token")
                    if known["info"]["status"] == "over":
                        return known
                    view = known.get("view")
                    if view and view["decider"] in known["you"]["seats"]:
                        # The same id for the same question: the server plays it once.
                        action = {"do": "play", "move": choose(view), "expected": known["game_seq"]}
                        act = {"type": "act", "id": f"move-{known['game_seq']}", "action": action}
                        await socket.send(json.dumps(act))
        except InvalidStatus as refused:
            if refused.response.status_code == 403:
                raise SystemExit("the server rejected the token (403)") from refused
        except (OSError, WebSocketException):
            pass  # the server restarts, or the network is away
        await asyncio.sleep(pause_after(tries))
        tries += 1
    return known


if __name__ == "__main__":
    end = asyncio.run(play(*sys.argv[1:4]))
    print("scores", end["view"]["scores"], "winners", end["info"]["winners"])
