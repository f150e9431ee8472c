"""The full-screen client: the table, what is asked, and beside them log, rules, cards and chat."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.markdown import Markdown
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.css.query import NoMatches
from textual.events import Resize
from textual.widgets import Footer, Input, OptionList, RichLog, Static, TabbedContent, TabPane
from textual.widgets.option_list import Option

from ...core.drawing import COLOURS, SHAPES
from ...core.errors import TabernaError
from ...core.game import Decision
from ...rulebook import cards_text, one_clause, rules_text
from ...words import Words, card_names
from ..drawing import drawing
from ..lines import HELP, HINT, LONG_HELP, QUIT, RULES
from ..rules import CARDS
from ..telling import find
from . import look
from .tables import Moment, Table

MOST_OPTIONS = 200  # more are not listed: whoever types sees those that fit
LEAST_ROWS, MOST_ROWS = 3, 10  # of the list of options
TAKEN_ROWS = 4  # news or status, question, what is typed, keys


class TableApp(App[None]):
    """One table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (look.WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (look.HIGH, "-high")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
        Binding("escape", "to_table", show=False),
        Binding("f8", "pace", show=False),
        Binding("f9", "colours", show=False),
    ]

    def __init__(self, words: Words, table: Table, pace: float = look.PACES["quick"]) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self.teller = table.teller
        self.pace = pace
        self.drawing = drawing(table.game.name)
        self.moment = Moment()
        self.decision: Decision | None = None
        self.failed: TabernaError | None = None  # why the table can't be played on
        self.over = False
        self.told: list[Text] = []  # the log
        self.ansi_theme_dark = look.ON_DARK
        self.ansi_theme_light = look.ON_LIGHT
        self.theme = look.LIGHT if look.light_terminal() else look.DARK
        for key, action, said in look.keys(bool(card_names(table.game.name)), table.has_chat):
            self.bind(key, action, description=words.say(f"screen-key-{said}"))

    # -- what there is -------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        with Horizontal(id="body"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="drawing", markup=False)
            with TabbedContent(id="side"):
                with TabPane(self._said("screen-key-log"), id=look.LOG):
                    yield RichLog(id="log", wrap=True, markup=False, min_width=20)
                with TabPane(self._said("screen-key-rules"), id=look.TEXT):
                    yield VerticalScroll(Static(id="rules"), classes="text")
                if card_names(self.table.game.name):
                    with TabPane(self._said("screen-key-cards"), id=look.CARD_LIST):
                        yield VerticalScroll(Static(id="cards"), classes="text")
                if self.table.has_chat:
                    with TabPane(self._said("screen-key-chat"), id=look.CHAT):
                        yield RichLog(id="chat", wrap=True, markup=False, min_width=20)
                        yield Input(id="say", placeholder=self._said("screen-say"), compact=True)
        yield Static(id="news", markup=False)
        yield Static(id="question", markup=False)
        yield OptionList(id="options", markup=False, compact=True)
        yield Static(id="explain", markup=False)
        yield Input(id="typed", placeholder=self._said("screen-type"), compact=True)
        yield Footer(compact=True, show_command_palette=False)

    def _said(self, key: str, **facts: object) -> str:
        return self.words.say(key, **facts)

    def on_mount(self) -> None:
        self.title = self._said(f"{self.table.game.name}-name")
        self.query_one("#typed", Input).focus()
        self.run_worker(self._follow(), exclusive=True)

    async def _follow(self) -> None:
        """Show one moment after the other; after what others have done, at the pace that was chosen."""
        try:
            async for moment in self.table.moments():
                if moment.cover:
                    self._hide()
                    await self.push_screen_wait(look.Cover(self.words, moment.cover))
                    continue
                self.show(moment)
                if moment.decision is None and moment.events:
                    await asyncio.sleep(self.pace)
        except NoMatches:  # somebody has left while bots play on
            return
        except TabernaError as error:
            self.failed = error
            self.exit()

    # -- showing -------------------------------------------------------------------------------------

    def _hide(self) -> None:
        self.query_one("#drawing", Static).update("")
        self.query_one("#options", OptionList).clear_options()

    def show(self, moment: Moment) -> None:
        fresh = moment.decision is not None and moment.decision != self.decision
        self.moment = moment
        self.decision = moment.decision
        self.over = moment.over
        lines = [self._event(told) for told in moment.events] + [Text(note, "bold") for note in moment.notes]
        for line in lines:
            self._note(line)
        if lines:
            newest = lines[-2 if self.screen.has_class("-high") else -1 :]
            self.query_one("#news", Static).update(Text("\n").join(newest))
        for who, text in moment.chat:
            self._heard(who, text)
        if moment.view is not None:
            self._draw()
        if fresh or moment.decision is None:
            self._list("")
            self.query_one("#typed", Input).value = ""
        self._ask(lines)

    def _note(self, line: Text) -> None:
        """Into the log. It is told how wide it is, since it does not know while it is hidden."""
        self.told.append(line)
        self.query_one("#log", RichLog).write(line, width=look.log_width(self.size.width))

    def _event(self, told: dict[str, object]) -> Text:
        player = told.get("player")
        style = COLOURS[player] if isinstance(player, int) else ""
        return Text(self.teller.event(told), style)

    def _heard(self, who: str, text: str) -> None:
        line = Text.assemble((f"{who}: ", "bold"), text)
        self.query_one("#chat", RichLog).write(line)
        if not self._is_shown(look.CHAT):
            self.notify(text, title=who, markup=False)

    def _draw(self) -> None:
        """The table, scrolled to its end, where what matters most stands."""
        view = self.moment.view
        if view is None:
            return
        pane = self.query_one("#table", VerticalScroll)
        width = max(20, (pane.size.width or self.size.width) - 1)
        picture = look.flat(self.drawing.draw(view, self.words, self.teller.names), width)
        self.query_one("#drawing", Static).update(picture)
        free = self.size.height - TAKEN_ROWS - picture.plain.count("\n") - 1
        rows = max(LEAST_ROWS, min(MOST_ROWS, free))
        self.query_one("#options", OptionList).styles.max_height = rows
        self.call_after_refresh(pane.scroll_end, animate=False)

    def _ask(self, lines: list[Text]) -> None:
        question = Text()
        if self.decision is not None:
            seat = self.decision.seat
            question.append(f"{SHAPES[seat]} {self.teller.names[seat]}: ", f"bold {COLOURS[seat]}")
            question.append(self.teller.question(self.decision))
        elif self.moment.waits is not None:
            question.append(self._said("screen-thinks", name=self.teller.names[self.moment.waits]), "dim")
        elif self.over:
            question.append("\n".join(line.plain for line in lines[-3:]), "bold")
        self.query_one("#question", Static).update(question)
        self._status()

    def _status(self) -> None:
        pace = self._said("screen-pace", pace=self._said(f"page-pace-{look.pace_name(self.pace)}"))
        self.query_one("#status", Static).update(f"{self.title} · {pace}")

    def _list(self, typed: str) -> None:
        """The options that fit what is typed."""
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self._explained("")
        if self.decision is None:
            return
        listed = self.decision.options
        fits = self.teller.fitting(listed, typed) if typed and not typed.isdigit() else listed
        numbers = {action: number for number, action in enumerate(listed, 1)}
        for action in fits[:MOST_OPTIONS]:
            line = Text.assemble((f"{numbers[action]:>3} ", "yellow"), self.teller.option(action))
            options.add_option(Option(line, id=str(action)))
        if len(fits) > MOST_OPTIONS:
            more = self._said("screen-more", count=len(fits) - MOST_OPTIONS)
            options.add_option(Option(Text(more, "dim"), disabled=True))
        if fits:
            options.highlighted = 0

    def on_resize(self, event: Resize) -> None:
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in self.told:
            log.write(line, width=look.log_width(self.size.width))
        self.call_after_refresh(self._draw)

    # -- answering -----------------------------------------------------------------------------------

    @on(OptionList.OptionHighlighted, "#options")
    def _explain(self, event: OptionList.OptionHighlighted) -> None:
        """What the card does that an option names."""
        told = ""
        if event.option_id is not None and self.decision is not None:
            seen = Decision(self.decision.seat, self.decision.ask, {}, [int(event.option_id)])
            told = " ".join(self.teller.card(name) for name in self.teller.cards(seen)[:1])
        self._explained(told)

    def _explained(self, told: str) -> None:
        pane = self.query_one("#table", VerticalScroll)
        at_end = pane.is_vertical_scroll_end
        self.query_one("#explain", Static).update(Text(told))
        self.screen.set_class(bool(told), "explaining")
        if at_end:  # and stays there, though there are fewer rows now
            self.call_after_refresh(pane.scroll_end, animate=False)

    @on(OptionList.OptionSelected, "#options")
    async def _picked(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None:
            await self._choose(int(event.option_id))

    @on(Input.Changed, "#typed")
    def _narrowed(self, event: Input.Changed) -> None:
        self._list(event.value.strip())

    @on(Input.Submitted, "#typed")
    async def _entered(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        options = self.query_one("#options", OptionList)
        try:
            if typed and await self._is_word(typed):
                event.input.value = ""
            elif self.decision is None:
                return
            elif typed and (typed.isdigit() or not options.option_count):
                await self._choose(find(self.table.game, self.decision.options, typed))
            elif options.highlighted is not None:
                chosen = options.get_option_at_index(options.highlighted).id
                await self._choose(int(chosen)) if chosen is not None else None
        except TabernaError as error:
            self._refused(error)

    @on(Input.Submitted, "#say")
    async def _said_aloud(self, event: Input.Submitted) -> None:
        text, event.input.value = event.value.strip(), ""
        try:
            if text:
                await self.table.say(text)
        except TabernaError as error:
            self._refused(error)

    async def _choose(self, action: int) -> None:
        if self.decision is None:
            return
        try:
            await self.table.choose(action)
        except TabernaError as error:
            self._refused(error)
        else:
            self.query_one("#typed", Input).focus()

    def _refused(self, error: TabernaError) -> None:
        self.tell(self.teller.refusal(error), severity="error")

    def tell(self, text: str, severity: str = "information") -> None:
        """Says something at once, and keeps it in the log."""
        self._note(Text(text, "red" if severity == "error" else "italic"))
        self.notify(text, severity="error" if severity == "error" else "information", markup=False, timeout=8)

    async def _is_word(self, typed: str) -> bool:
        """The words that the plain client knows work here as well."""
        word, _, rest = typed.partition(" ")
        if len(word) > 1 and word.startswith(HELP):
            word, rest = HELP, f"{word.removeprefix(HELP)} {rest}"
        rest = rest.strip()
        if word in (HELP, LONG_HELP) and rest:
            self.tell(self.teller.card(self.teller.find_card(rest)))
        elif word in (HELP, LONG_HELP):
            self.action_explain()
        elif word == HINT:
            await self.action_hint()
        elif word == RULES and rest and rest != CARDS:
            clause = one_clause(self.table.game.name, self.words.language, rest)
            self.tell(clause.removeprefix("- ").replace("**", "").replace("*", ""))
        elif word == RULES:
            self.action_side(look.CARD_LIST if rest else look.TEXT)
        elif word == QUIT:
            await self.action_leave()
        else:
            return False
        return True

    # -- keys ----------------------------------------------------------------------------------------

    def action_explain(self) -> None:
        """What the keys are for, and what the cards in question do."""
        self.tell(self._said("screen-help"))
        if self.decision is not None:
            for name in self.teller.cards(self.decision):
                self.tell(self.teller.card(name))

    def action_move(self, step: int) -> None:
        options = self.query_one("#options", OptionList)
        if options.option_count:
            at = (options.highlighted or 0) + step
            options.highlighted = max(0, min(options.option_count - 1, at))

    def action_scroll_table(self, step: int) -> None:
        pane = self.query_one("#table", VerticalScroll)
        pane.scroll_relative(y=step * max(1, pane.size.height - 2), animate=False)

    def action_whole_table(self) -> None:
        self.screen.remove_class("side-open")
        self.screen.toggle_class("table-only")
        self.call_after_refresh(self._draw)

    def action_to_table(self) -> None:
        self.screen.remove_class("side-open", "table-only")
        self.query_one("#typed", Input).focus()

    def _is_shown(self, pane: str) -> bool:
        wide = self.screen.has_class("-wide") or self.screen.has_class("side-open")
        return wide and self.query_one("#side", TabbedContent).active == pane

    def action_side(self, pane: str) -> None:
        """Show log, rules, cards or chat; in a narrow terminal in the table's place, and back."""
        if self._is_shown(pane) and self.screen.has_class("side-open"):
            self.action_to_table()
            return
        side = self.query_one("#side", TabbedContent)
        self.screen.remove_class("table-only")
        self.screen.add_class("side-open")
        side.active = pane
        self._fill(pane)
        if pane == look.CHAT:
            self.query_one("#say", Input).focus()

    @on(TabbedContent.TabActivated, "#side")
    def _opened(self, event: TabbedContent.TabActivated) -> None:
        self._fill(event.pane.id or "")

    def _fill(self, pane: str) -> None:
        """Rules and cards are long: they are read when they are first wanted."""
        language, game = self.words.language, self.table.game.name
        try:
            if pane == look.TEXT:
                self.query_one("#rules", Static).update(Markdown(rules_text(game, language)))
            elif pane == look.CARD_LIST:
                self.query_one("#cards", Static).update(Markdown(cards_text(game, language)))
        except TabernaError as error:
            self._refused(error)

    async def action_hint(self) -> None:
        if self.decision is None:
            return
        try:
            for line in await self.table.hint(self.decision):
                self.tell(line)
        except TabernaError as error:
            self._refused(error)

    def action_pace(self) -> None:
        """The next slower pace, then none at all."""
        slower = [pace for pace in look.PACES.values() if pace > self.pace]
        self.pace = slower[0] if slower else 0.0
        self._status()
        self.notify(str(self.query_one("#status", Static).content), markup=False, timeout=2)

    def action_colours(self) -> None:
        self.theme = look.LIGHT if self.theme == look.DARK else look.DARK

    async def action_leave(self) -> None:
        self.exit()
