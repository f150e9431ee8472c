"""The command line: `taberna play`, `taberna replay` …"""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command; every refusal is one line on the error stream and exit code 2."""
    from ..core.errors import TabernaError
    from ..words import choose, words

    speech = words("en")
    try:
        speech = words(choose(_asked_language(sys.argv[1:])))
        from .app import build

        build(speech)(prog_name="taberna")
    except TabernaError as error:
        print(f"taberna: {speech.of_error(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)  # before a command began, or after it had caught it once
    except BrokenPipeError:
        # Whoever read our output has stopped, as `| head` does. That is not an error.
        sys.stderr.close()
        sys.exit(0)


def _asked_language(arguments: list[str]) -> str | None:
    """The language is needed before the arguments are parsed, because their help is words too."""
    for k, argument in enumerate(arguments):
        if argument == "--lang" and k + 1 < len(arguments):
            return arguments[k + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None
