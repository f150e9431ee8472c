"""Drawings of an analysis, as SVG that stands by itself."""

from __future__ import annotations

from html import escape

from ..analysis import Analysis, Step, Verdict

# Told apart by people who see few colours, too: each has a dash of its own besides.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#444444")
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5", "1 4")
PARTS = {"start": "#999999", "luck": "#e0a800", "own": "#0072b2", "others": "#b05090"}
WIDTH, HEIGHT, MARGIN = 900, 320, 40
BAR, LANE, GAP = 120, 11, 16
# Chance that moved somebody's hopes by so much is marked.
MUCH = 0.05


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def parts_drawing(found: Analysis, said: dict[str, str], title: str) -> str:
    """For each seat the four parts, one behind the other from nothing to the result."""
    rows = [(one.name, one.parts) for one in found.summaries if one.parts is not None]
    ends = [0.0, 1.0]
    for _, parts in rows:
        so_far = 0.0
        for name in PARTS:
            so_far += getattr(parts, name)
            ends.append(so_far)
    low, high = min(ends), max(ends)
    scale = (WIDTH - BAR - MARGIN) / (high - low)
    row_height = LANE * len(PARTS) + GAP
    drawn: list[str] = []
    for row, (name, parts) in enumerate(rows):
        top = GAP + row * row_height
        drawn.append(_text(0, top + LANE * 2.5, name))
        so_far = 0.0
        for lane, part in enumerate(PARTS):
            size = getattr(parts, part)
            left = BAR + (min(so_far, so_far + size) - low) * scale
            so_far += size
            told = f"<title>{escape(name)}: {escape(said[part])} {size:+.1%}</title>"
            place = f'x="{left:.1f}" y="{top + lane * LANE}" width="{abs(size) * scale:.1f}" height="{LANE}"'
            drawn.append(f'<rect {place} fill="{PARTS[part]}">{told}</rect>')
        end = BAR + (parts.result - low) * scale
        drawn.append(f'<path d="M{end:.1f} {top - 3}v{LANE * len(PARTS) + 6}" stroke="currentColor" fill="none"/>')
    zero = BAR - low * scale
    height = GAP * 2 + row_height * len(rows)
    drawn.append(f'<path d="M{zero:.1f} 0V{height}" stroke="currentColor" stroke-dasharray="2 4" fill="none"/>')
    return _svg(WIDTH, height, title, drawn)


def course_drawing(found: Analysis, title: str, luck: dict[int, str], faults: dict[int, str]) -> str:
    """Everybody's chances after every move, with what chance did and what mistakes did."""
    drawn = [_grid(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for seat, name in enumerate(found.names):
        points = [(0, found.start[seat])] if found.start else []
        points += [(step.number, step.chances[seat]) for step in found.steps]
        line = " ".join(f"{_across(found, number):.1f},{_up(chance):.1f}" for number, chance in points)
        look = f'stroke="{colour(seat)}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" stroke-width="2"'
        drawn.append(f'<polyline points="{line}" fill="none" {look}><title>{escape(name)}</title></polyline>')
    for step in found.steps:
        if step.seat < 0 and step.number in luck:
            drawn.append(_dot(found, step, luck[step.number]))
    chances = {step.number: step.chances for step in found.steps}
    for verdict in found.verdicts:
        if verdict.number in faults and verdict.number in chances:
            drawn.append(_cross(found, verdict, chances[verdict.number][verdict.seat], faults[verdict.number]))
    return _svg(WIDTH, HEIGHT, title, drawn)


def lucky(step: Step) -> int | None:
    """The seat that an outcome moved most, if it moved it much."""
    seat = max(range(len(step.moved)), key=lambda one: abs(step.moved[one]))
    return seat if step.seat < 0 and abs(step.moved[seat]) >= MUCH else None


def _dot(found: Analysis, step: Step, told: str) -> str:
    seat = lucky(step) or 0
    place = f'cx="{_across(found, step.number):.1f}" cy="{_up(step.chances[seat]):.1f}" r="4"'
    return f'<circle {place} fill="{PARTS["luck"]}" stroke="{colour(seat)}"><title>{escape(told)}</title></circle>'


def _cross(found: Analysis, verdict: Verdict, chance: float, told: str) -> str:
    x, y = _across(found, verdict.number), _up(chance)
    path = f'd="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10"'
    return f'<path {path} stroke="#c00000" stroke-width="2.5" fill="none"><title>{escape(told)}</title></path>'


def _grid(share: float) -> str:
    y = _up(share)
    line = f'<path d="M{MARGIN} {y:.1f}H{WIDTH}" stroke="currentColor" stroke-opacity="0.2" fill="none"/>'
    return line + _text(0, y + 4, f"{share:.0%}")


def _across(found: Analysis, number: int) -> float:
    return MARGIN + number * (WIDTH - MARGIN - 8) / max(1, found.moves)


def _up(share: float) -> float:
    return 10 + (1.0 - share) * (HEIGHT - 20)


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="13" fill="currentColor">{escape(text)}</text>'


def _svg(width: int, height: int, title: str, drawn: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
    return "\n".join([f'{head} aria-label="{escape(title)}">', *drawn, "</svg>"])
