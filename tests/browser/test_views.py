"""Every view: for everybody (axe, by day and in the dark), in every language, at phone width.

Colours are looked at on a desktop only, as nothing of them differs on a phone; with TABERNA_LAYOUT=1 there too.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import axe_playwright_python
from playwright.sync_api import ViewportSize

from taberna.words import LANGUAGES

from .conftest import HEIGHT, PHONE, WIDTH, Visits
from .views import views
from .visitor import Visitor

DESKTOP = (WIDTH, HEIGHT)
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RULES = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']"
COLOURS = "['color-contrast']"
Looks = tuple[tuple[str, str, bool], ...]
DAY_AND_NIGHT: Looks = (("dark", COLOURS, True), ("light", RULES, True))
# Colours take the longest.
PHONE_LOOKS: Looks = DAY_AND_NIGHT if os.environ.get("TABERNA_LAYOUT") == "1" else (("light", RULES, False),)
# No colour is on its way from day to night.
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
# Widest that anything may be: nothing is scrolled sideways but what is made for it.
WIDE = "document.documentElement.scrollWidth"
# A key that has no words is shown as itself.
GROUPS = "page|alea|forum|pecunia|table|error|bot"
KEYS = re.compile(rf"\b({GROUPS})(-[a-z0-9_]+)+\b")


def _axe(julia: Visitor, view: str, looks: Looks = DAY_AND_NIGHT) -> list[str]:
    """What axe finds in a view."""
    julia.page.evaluate(AXE)
    problems: list[str] = []
    for scheme, rules, colours in looks:
        julia.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        julia.rested()
        julia.page.wait_for_function(STILL)
        # What is well is not worth describing, and takes the longest.
        only = f"runOnly: {rules}, rules: {{'color-contrast': {{enabled: {str(colours).lower()}}}}}"
        for violation in julia.page.evaluate(f"axe.run({{{only}, resultTypes: ['violations']}})")["violations"]:
            where = "; ".join(f"{node['html'][:160]} {node['any'][:1]}" for node in violation["nodes"][:3])
            problems.append(f"{view}, {scheme}: {violation['id']}: {where}")
    return problems


def test_axe_finds_nothing_on_a_desktop(visit: Visits) -> None:
    julia = visit("Julia", size=DESKTOP)
    problems = [one for view in views(julia) for one in _axe(julia, view)]
    assert not problems, "\n".join(problems)


# One language after the other, as the settings do it, also where a dialog lies over them; how wide each is, and
# what it shows. The names that are there before any words have come are nobody's language.
SPEAK = """async (languages) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const button = document.querySelector(".settings button"), found = []
  for (const language of languages) {
    button.click()
    await drawn()
    const select = document.querySelector(".settings select")
    select.value = language
    select.dispatchEvent(new Event("change", { bubbles: true }))
    button.click()
    for (let tries = 0; tries < 1000 && document.documentElement.lang !== language; tries += 1) await drawn()
    await drawn()
    found.push([document.documentElement.lang, document.documentElement.scrollWidth, document.body.innerText])
  }
  return found
}"""


def _languages(julia: Visitor, view: str) -> list[str]:
    """What is too wide or has no words in a view, in one language after the other; it ends in the first."""
    julia.page.locator(".settings button").wait_for(state="attached")
    languages = [*(one for one in LANGUAGES if one != "en"), "en"]
    found = julia.page.evaluate(SPEAK, languages)
    assert [language for language, _, _ in found] == languages
    problems = [f"{view}: too wide in {language}" for language, wide, _ in found if wide > PHONE[0]]
    for language, _, shown in found:
        problems += [f"{view}: no words for {key[0]} in {language}" for key in KEYS.finditer(shown)]
    return problems


# What a finger must hit; boxes to tick are hit by their labels, and words within a sentence are no targets.
# Which things on the table can be clicked is chance, so each is measured as if it could: but what only shows what
# lies on a seat, and nothing once the game is over.
SMALL = """(over) => {
  const still = over ? [] : [...document.querySelectorAll(".piece:not(.live, .as-drawing)")]
  still.forEach((one) => one.classList.add("live"))
  const small = [...document.querySelectorAll(".piece.live, button, a.button, select, input, summary, [role=tab]")]
    .map((one) => one.closest("label") ?? one)
    .filter((one) => !one.matches(".clause, .unseen") && one.getClientRects().length > 0)
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, text]) => `${box.width.toFixed()}×${box.height.toFixed()} ${text}`)
  still.forEach((one) => one.classList.remove("live"))
  return small
}"""
TINY = """() => [...document.querySelectorAll("body *")]
  .filter((one) => !one.closest("svg, .unseen") && one.getClientRects().length > 0)
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ""))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
  .map((one) => one.outerHTML.slice(0, 120))"""
TWICE: ViewportSize = {"width": 640, "height": 430}  # a screen of 1280 × 860 at 200 %


def test_a_phone_for_fingers_tired_eyes_and_every_language(visit: Visits) -> None:
    """One walk through all views; somebody with a long name widens nothing."""
    julia = visit("Maximilianus Augustinus", size=PHONE)
    problems: list[str] = []
    for view in views(julia):
        if view != "settings":  # which are open there
            problems += _languages(julia, view)
        problems += [
            f"{view}: too small to hit: {one}" for one in julia.page.evaluate(SMALL, view.endswith("-end"))
        ]
        problems += [f"{view}: too small to read: {one}" for one in julia.page.evaluate(TINY)]
        problems += _axe(julia, view, PHONE_LOOKS)
        julia.page.set_viewport_size(TWICE)
        if julia.page.evaluate(WIDE) > TWICE["width"]:
            problems.append(f"{view}: too wide at 200 %")
        julia.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not problems, "\n".join(problems)
