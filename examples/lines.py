#!/usr/bin/env python3
"""A bot that is a program of its own, in any language: JSON lines on stdin and stdout.

It writes the highest number that it can, if it can write one, and else takes the first option. Try it with

    taberna arena alea "python3 examples/lines.py" novice random --games 20
"""

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """The answer to a question: the action of one of its options."""
    written = [option for option in question["options"] if option["kind"] == "write"]
    if written:
        return int(max(written, key=lambda option: int(option["number"]))["action"])
    return int(question["options"][0]["action"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        print(f"I play {message['game']}", file=sys.stderr)  # stdout is for answers alone
    elif message["type"] == "choose":
        print(json.dumps({"action": choose(message)}), flush=True)
