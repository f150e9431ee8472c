"""The commands and their arguments. Each does its work in a module of its own, imported when called."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import BadOption
from ..words import Words
from . import research_commands, tournament_commands

# Bots may think on all cores but one, which is the server's own; they start when they are needed.
WORKERS = max(1, min(8, (os.cpu_count() or 2) - 1))


def need_extra(extra: str, *packages: str) -> None:
    """Refuses a command whose libraries are not installed, and says what brings them."""
    for package in packages:
        if find_spec(package) is None:
            raise BadOption("needs-extra", package=package, extra=extra)


def build(words: Words) -> typer.Typer:
    """All commands, explained in the reader's language."""
    say = words.say
    app = typer.Typer(
        help=say("cli-about"),
        epilog=say("cli-more"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    lang_type = Annotated[str, typer.Option("--lang", help=say("cli-lang"), metavar="LANG")]
    game_type = Annotated[str, typer.Argument(help=say("cli-game"), show_default=False)]
    players_type = Annotated[
        int, typer.Option("--players", "-p", help=say("cli-play-players"), metavar="N", show_default=False)
    ]
    pace_type = Annotated[str, typer.Option("--pace", help=say("cli-play-pace"), metavar="off|quick|normal|slow")]
    set_type = Annotated[list[str], typer.Option("--set", "-s", help=say("cli-play-set"), metavar="NAME=VALUE")]

    @app.callback()
    def common(lang: lang_type = "") -> None:
        pass

    @app.command(help=say("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-play-game"), show_default=False)] = "",
        players: players_type = 0,
        seats: Annotated[str, typer.Option("--seats", help=say("cli-play-seats"), metavar="me,citizen,…")] = "",
        options: set_type = [],  # noqa: B006 (Typer copies it)
        resume: Annotated[bool, typer.Option("--resume", "-r", help=say("cli-play-resume"))] = False,
        file: Annotated[Path | None, typer.Option("--file", help=say("cli-play-file"))] = None,
        position: Annotated[Path | None, typer.Option("--position", help=say("cli-play-position"))] = None,
        seed: Annotated[int | None, typer.Option("--seed", help=say("cli-play-seed"))] = None,
        screen: Annotated[bool, typer.Option("--screen", help=say("cli-play-screen"))] = False,
        pace: pace_type = "quick",
        lang: lang_type = "",
    ) -> None:
        from .local import Wish

        wish = Wish(game, players, seats, options, resume or file is not None, file, position, seed)
        if screen:
            from .fullscreen.run import play_on_screen

            play_on_screen(words, wish, pace)
        else:
            from .play import play

            play(words, wish)

    @app.command(help=say("cli-join"))
    def join(
        address: Annotated[str, typer.Argument(help=say("cli-join-address"), show_default=False, metavar="URL")],
        name: Annotated[str, typer.Option("--name", help=say("cli-join-name"))] = "",
        seat: Annotated[int | None, typer.Option("--seat", help=say("cli-join-seat"), metavar="N", min=0)] = None,
        watch: Annotated[bool, typer.Option("--watch", help=say("cli-join-watch"))] = False,
        game: Annotated[str, typer.Option("--game", help=say("cli-join-game"))] = "",
        seats: Annotated[str, typer.Option("--seats", help=say("cli-join-seats"), metavar="me,open,…")] = "",
        options: set_type = [],  # noqa: B006
        plain: Annotated[bool, typer.Option("--plain", help=say("cli-join-plain"))] = False,
        pace: pace_type = "quick",
        lang: lang_type = "",
    ) -> None:
        need_extra("server", "httpx", "websockets")
        from .fullscreen.join import Visit, join

        join(words, Visit(address, name, seat, watch, game, seats, options, pace, plain))

    @app.command(help=say("cli-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say("cli-replay-file"), show_default=False)],
        step: Annotated[bool, typer.Option("--step", help=say("cli-replay-step"))] = False,
        at: Annotated[int | None, typer.Option("--at", help=say("cli-replay-at"), metavar="N")] = None,
        lang: lang_type = "",
    ) -> None:
        from .replay import replay

        replay(words, file, step, at)

    @app.command(help=say("cli-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(help=say("cli-replay-file"), show_default=False)],
        lang: lang_type = "",
    ) -> None:
        from .verify import verify

        verify(words, file)

    @app.command(help=say("cli-serve"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", help=say("cli-serve-port"))] = 8000,
        db: Annotated[str, typer.Option("--db", help=say("cli-serve-db"), metavar="URL")] = "",
        redis: Annotated[str, typer.Option("--redis", help=say("cli-serve-redis"), metavar="URL")] = "",
        origin: Annotated[list[str], typer.Option("--origin", help=say("cli-serve-origin"), metavar="URL")] = [],  # noqa: B006
        https: Annotated[bool, typer.Option("--https", help=say("cli-serve-https"))] = False,
        proxies: Annotated[int, typer.Option("--proxies", help=say("cli-serve-proxies"), metavar="N", min=0)] = 0,
        workers: Annotated[int, typer.Option("--workers", help=say("cli-serve-workers"), min=1)] = WORKERS,
        limits: Annotated[float, typer.Option("--limits", help=say("cli-serve-limits"), min=0)] = 1.0,
        keep_days: Annotated[int, typer.Option("--keep-days", help=say("cli-serve-keep"), metavar="N", min=0)] = 0,
        smtp: Annotated[
            str, typer.Option("--smtp", envvar="TABERNA_SMTP", help=say("cli-serve-smtp"), metavar="URL")
        ] = "",
        webhook: Annotated[
            str, typer.Option("--webhook", envvar="TABERNA_WEBHOOK", help=say("cli-serve-webhook"), metavar="URL")
        ] = "",
        private: Annotated[bool, typer.Option("--private-webhooks", help=say("cli-serve-private"))] = False,
        vacation_days: Annotated[
            int, typer.Option("--vacation-days", help=say("cli-serve-vacation"), metavar="N", min=0, max=365)
        ] = 30,
        pairing: Annotated[
            int, typer.Option("--pairing-seconds", help=say("cli-serve-pairing"), metavar="N", min=1, max=3600)
        ] = 60,
        chat: Annotated[bool, typer.Option("--chat/--no-chat", help=say("cli-serve-chat"))] = True,
        plain: Annotated[bool, typer.Option("--plain", help=say("cli-serve-plain"))] = False,
        bot: Annotated[list[str], typer.Option("--bot", help=say("cli-serve-bot"), metavar="NAME=FILE")] = [],  # noqa: B006
        open_page: Annotated[bool, typer.Option("--open", help=say("cli-serve-open"))] = False,
        lang: lang_type = "",
    ) -> None:
        need_extra("server", "litestar", "uvicorn")
        from ..server.config import Config
        from .serve import serve

        config = Config(host, port, db, redis, origin, https, proxies, workers, limits, plain, keep_days, bot)
        config.smtp, config.webhook, config.private = smtp, webhook, private
        config.language, config.vacation_days = words.language, vacation_days
        config.pairing_seconds, config.chat = pairing, chat
        serve(words, config, open_page)

    db_type = Annotated[str, typer.Option("--db", help=say("cli-serve-db"), metavar="URL")]

    @app.command(help=say("cli-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=say("cli-backup-file"), show_default=False)],
        db: db_type = "",
        lang: lang_type = "",
    ) -> None:
        need_extra("server", "sqlalchemy", "alembic")
        from .backup import backup

        backup(words, file, db)

    @app.command(help=say("cli-restore"))
    def restore(
        file: Annotated[Path, typer.Argument(help=say("cli-backup-file"), show_default=False)],
        db: db_type = "",
        lang: lang_type = "",
    ) -> None:
        need_extra("server", "sqlalchemy", "alembic")
        from .backup import restore

        restore(words, file, db)

    @app.command(help=say("cli-moderate"))
    def moderate(
        what: Annotated[str, typer.Argument(help=say("cli-moderate-what"), show_default=False)] = "list",
        which: Annotated[str, typer.Argument(help=say("cli-moderate-which"), show_default=False)] = "",
        note: Annotated[str, typer.Option("--note", help=say("cli-moderate-note"))] = "",
        days: Annotated[int, typer.Option("--days", help=say("cli-moderate-days"), min=0, max=3650)] = 7,
        db: db_type = "",
        lang: lang_type = "",
    ) -> None:
        need_extra("server", "sqlalchemy", "alembic")
        from .moderate import moderate

        moderate(words, what, which, note, db, days)

    @app.command(help=say("cli-bot"))
    def bot(
        which: Annotated[str, typer.Argument(help=say("cli-bot-which"), show_default=False)],
        server: Annotated[str, typer.Option("--server", help=say("cli-bot-server"), metavar="URL")],
        table: Annotated[str, typer.Option("--table", help=say("cli-bot-table"), metavar="ID")],
        seat: Annotated[int | None, typer.Option("--seat", help=say("cli-bot-seat"), metavar="N")] = None,
        name: Annotated[str, typer.Option("--name", help=say("cli-bot-name"))] = "",
        lang: lang_type = "",
    ) -> None:
        need_extra("server", "httpx", "websockets")
        from .bot import bot

        bot(words, which, server, table, seat, name)

    research_commands.add(app, words)

    @app.command(help=say("cli-hint"))
    def hint(
        file: Annotated[Path, typer.Argument(help=say("cli-hint-file"), show_default=False)],
        at: Annotated[int | None, typer.Option("--at", help=say("cli-hint-at"), metavar="N")] = None,
        game: Annotated[str, typer.Option("--game", help=say("cli-hint-game"))] = "",
        players: players_type = 0,
        options: set_type = [],  # noqa: B006
        bot: Annotated[str, typer.Option("--bot", help=say("cli-hint-bot"))] = "",
        seed: Annotated[int, typer.Option("--seed", help=say("cli-arena-seed"))] = 0,
        lang: lang_type = "",
    ) -> None:
        from .hint import Wish, hint

        hint(words, Wish(file, at, game, players, options, bot, seed))

    @app.command(help=say("cli-analyse"))
    def analyse(
        file: Annotated[Path, typer.Argument(help=say("cli-replay-file"), show_default=False)],
        json: Annotated[str, typer.Option("--json", help=say("cli-analyse-json"), metavar="FILE")] = "",
        html: Annotated[Path | None, typer.Option("--html", help=say("cli-analyse-html"), metavar="FILE")] = None,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-analyse-seed"))] = 0,
        quick: Annotated[bool, typer.Option("--quick", help=say("cli-analyse-quick"))] = False,
        seat: Annotated[int | None, typer.Option("--seat", help=say("cli-analyse-seat"), metavar="N")] = None,
        lang: lang_type = "",
    ) -> None:
        from .analyse import Wish, analyse

        analyse(words, Wish(file, json, html, seed, quick, seat))

    @app.command(help=say("cli-perft"))
    def perft(
        game: game_type,
        depth: Annotated[int, typer.Argument(help=say("cli-perft-depth"), show_default=False)],
        players: players_type = 0,
        options: set_type = [],  # noqa: B006
        lang: lang_type = "",
    ) -> None:
        from .perft import perft

        perft(words, game, depth, players, options)

    @app.command(help=say("cli-rules"))
    def rules(
        game: game_type,
        clause: Annotated[str, typer.Argument(help=say("cli-rules-clause"), show_default=False)] = "",
        module: Annotated[str, typer.Option("--module", help=say("cli-rules-module"), show_default=False)] = "",
        lang: lang_type = "",
    ) -> None:
        from .rules import rules

        rules(words, game, clause, module)

    @app.command(help=say("cli-games"))
    def games(lang: lang_type = "") -> None:
        from .games import games

        games(words)

    @app.command(help=say("cli-doctor"))
    def doctor(lang: lang_type = "") -> None:
        from .doctor import doctor

        doctor(words)

    app.add_typer(tournament_commands.build(words), name="tournament")

    @app.command(help=say("cli-version"))
    def version(lang: lang_type = "") -> None:
        from .. import __version__

        typer.echo(__version__)

    return app
