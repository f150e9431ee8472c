"""An analysis as one page: drawings and tables in a single file that needs nothing else."""

from __future__ import annotations

from html import escape

from ..analysis import Analysis, Verdict
from .analyse import TOLD, Speech
from .analysis_drawing import PARTS, colour, course_drawing, lucky, parts_drawing

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 960px; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.25rem; } h3 { font-size: 1.05rem; }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; }
.number { text-align: right; font-variant-numeric: tabular-nums; } .scroll { overflow-x: auto; }
.key { display: inline-block; margin-right: 1em; }
.mark { display: inline-block; width: .8em; height: .8em; margin-right: .4em; }
svg { width: 100%; min-width: 620px; height: auto; }
"""


def page(speech: Speech, found: Analysis) -> str:
    words = speech.words
    title = words.say("analysis-title", game=words.say(f"{found.game}-name"), names=", ".join(found.names))
    body = [_tag("h1", title)]
    if not found.complete:
        body.append(_tag("p", words.say("analysis-stopped")))
    body += [_parts(speech, found), _course(speech, found), _players(speech, found)]
    body += [*_moments(speech, found), _decisions(speech, found), _tag("p", words.say("analysis-estimates"))]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    )
    opening = f'<!doctype html>\n<html lang="{words.language}">\n<head>{head}<style>{STYLE}</style></head>\n<body>'
    return "\n".join([opening, *filter(None, body), "</body>", "</html>", ""])


def _parts(speech: Speech, found: Analysis) -> str:
    said = {name: speech.words.say(f"analysis-column-{name}") for name in PARTS}
    title = speech.words.say("analysis-parts")
    key = "".join(_key(PARTS[name], said[name]) for name in PARTS)
    return f"{_tag('h2', title)}\n<p>{key}</p>\n{_wide(parts_drawing(found, said, title))}"


def _course(speech: Speech, found: Analysis) -> str:
    title = speech.words.say("analysis-course")
    luck = {}
    for step in found.steps:
        seat = lucky(step)
        if seat is not None:
            luck[step.number] = f"{speech.names[seat]} – {speech.moment(step, seat)}"
    faults = {one.number: _fault(speech, one) for one in found.verdicts if one.label in TOLD[1:]}
    names = "".join(_key(colour(seat), name) for seat, name in enumerate(found.names))
    key = _tag("p", speech.words.say("analysis-course-key"))
    return f"{_tag('h2', title)}\n<p>{names}</p>\n{_wide(course_drawing(found, title, luck, faults))}\n{key}"


def _fault(speech: Speech, one: Verdict) -> str:
    moves = f"{speech.move(one.chosen)} – {speech.words.say('analysis-column-rival')}: {speech.move(one.rival)}"
    return f"{one.number}. {speech.names[one.seat]}: {moves} ({speech.gave(one)}, {speech.called(one)})"


def _players(speech: Speech, found: Analysis) -> str:
    say = speech.words.say
    columns = ("player", *PARTS, "result", "accuracy")
    head = [say(f"analysis-column-{name}") for name in columns] + [
        say(f"analysis-label-{label}") for label in TOLD
    ]
    rows = []
    for one in found.summaries:
        parts = ["–"] * len(PARTS)
        if one.parts is not None:
            spreads = {"start": found.start_spread, "luck": one.parts.luck_spread}
            spreads |= {"own": one.parts.own_spread, "others": one.parts.others_spread}
            parts = [f"{getattr(one.parts, name):+.1%} ± {1.96 * spreads[name]:.1%}" for name in PARTS]
        accuracy = "–" if one.accuracy is None else f"{one.accuracy:.0%}"
        rows.append([one.name, *parts, f"{one.result:.0%}", accuracy, *(str(one.labels[label]) for label in TOLD)])
    return _table(head, rows, 1)


def _moments(speech: Speech, found: Analysis) -> list[str]:
    steps = {step.number: step for step in found.steps}
    told = []
    for one in found.summaries:
        if one.moments:
            told.append(_tag("h3", speech.words.say("analysis-moments", name=one.name)))
            items = "".join(_tag("li", speech.moment(steps[number], one.seat)) for number in one.moments)
            told.append(f"<ul>{items}</ul>")
    return told


def _decisions(speech: Speech, found: Analysis) -> str:
    say = speech.words.say
    head = [say(f"analysis-column-{name}") for name in ("number", "player", "chosen", "rival", "gave", "called")]
    rows = [
        [
            str(one.number),
            speech.names[one.seat],
            f"{speech.move(one.chosen)} ({one.chosen_chance:.0%})",
            f"{speech.move(one.rival)} ({one.rival_chance:.0%})",
            speech.gave(one),
            " ".join([speech.called(one), *speech.why(one)]),
        ]
        for one in found.verdicts
    ]
    return f"{_tag('h2', say('analysis-decisions'))}\n{_table(head, rows, len(head))}"


def _table(head: list[str], rows: list[list[str]], texts: int) -> str:
    """The first columns are texts, the others numbers."""
    lines = ["<tr>" + "".join(_tag("th", one) for one in head) + "</tr>"]
    for row in rows:
        cells = [_tag("td", one, "" if k < texts else "number") for k, one in enumerate(row)]
        lines.append("<tr>" + "".join(cells) + "</tr>")
    return '<div class="scroll"><table>\n' + "\n".join(lines) + "\n</table></div>"


def _key(paint: str, name: str) -> str:
    return f'<span class="key"><span class="mark" style="background:{paint}"></span>{escape(name)}</span>'


def _wide(drawing: str) -> str:
    """On a phone it is moved to and fro: made smaller nobody could read it."""
    return f'<div class="scroll" tabindex="0">{drawing}</div>'


def _tag(name: str, text: str, kind: str = "") -> str:
    opening = f'{name} class="{kind}"' if kind else name
    return f"<{opening}>{escape(text)}</{name}>"
