"""The commands of `taberna tournament` and their arguments."""

from typing import Annotated, Any

import typer

from ..words import Words


def build(words: Words) -> typer.Typer:
    say = words.say
    app = typer.Typer(help=say("cli-tournament"), no_args_is_help=True, rich_markup_mode=None)
    db_type = Annotated[str, typer.Option("--db", help=say("cli-serve-db"), metavar="URL")]
    lang_type = Annotated[str, typer.Option("--lang", help=say("cli-lang"), metavar="LANG")]

    @app.callback()
    def common() -> None:
        from .app import need_extra

        need_extra("server", "sqlalchemy", "alembic")

    as_usual: dict[str, Any] = {"metavar": "N", "min": 0, "show_default": False}  # the help says what 0 means
    id_type = Annotated[str, typer.Argument(help=say("cli-tournament-id"), show_default=False, metavar="ID")]

    @app.command(help=say("cli-tournament-new"))
    def new(
        name: Annotated[str, typer.Argument(help=say("cli-tournament-name"), show_default=False)],
        game: Annotated[str, typer.Argument(help=say("cli-game"), show_default=False)],
        kind: Annotated[
            str, typer.Option("--kind", help=say("cli-tournament-kind"), metavar="round-robin|swiss|knock-out")
        ] = "swiss",
        seats: Annotated[int, typer.Option("--seats", help=say("cli-tournament-seats"), **as_usual)] = 0,
        rounds: Annotated[int, typer.Option("--rounds", help=say("cli-tournament-rounds"), **as_usual)] = 0,
        duplicate: Annotated[bool, typer.Option("--duplicate", help=say("cli-tournament-duplicate"))] = False,
        clock: Annotated[
            str, typer.Option("--clock", help=say("cli-tournament-clock"), metavar="60|10m|3d")
        ] = "2m",
        per: Annotated[str, typer.Option("--per", help=say("cli-tournament-per"), metavar="move|game")] = "move",
        standin: Annotated[str, typer.Option("--standin", help=say("cli-tournament-standin"))] = "citizen",
        pause: Annotated[int, typer.Option("--pause", help=say("cli-tournament-pause"), metavar="SECONDS")] = 60,
        most: Annotated[int, typer.Option("--most", help=say("cli-tournament-most"), **as_usual)] = 0,
        starts: Annotated[str, typer.Option("--starts", help=say("cli-tournament-starts"))] = "",
        bots: Annotated[str, typer.Option("--bots", help=say("cli-tournament-bots"))] = "",
        options: Annotated[
            list[str], typer.Option("--set", "-s", help=say("cli-play-set"), metavar="NAME=VALUE")
        ] = [],  # noqa: B006 (Typer copies it)
        db: db_type = "",
        lang: lang_type = "",
    ) -> None:
        from .tournament import Wish
        from .tournament import new as make

        wish = Wish(
            name, game, kind, seats, rounds, duplicate, clock, per, standin, pause, most, starts, bots, options
        )
        make(words, wish, db)

    @app.command("list", help=say("cli-tournament-list"))
    def listed(db: db_type = "", lang: lang_type = "") -> None:
        from .tournament import listed as tell

        tell(words, db)

    @app.command(help=say("cli-tournament-show"))
    def show(tournament: id_type, db: db_type = "", lang: lang_type = "") -> None:
        from .tournament import show as tell

        tell(words, tournament, db)

    @app.command(help=say("cli-tournament-start"))
    def start(tournament: id_type, db: db_type = "", lang: lang_type = "") -> None:
        from .tournament import start as begin

        begin(words, tournament, db)

    @app.command(help=say("cli-tournament-cancel"))
    def cancel(tournament: id_type, db: db_type = "", lang: lang_type = "") -> None:
        from .tournament import cancel as end

        end(words, tournament, db)

    @app.command(help=say("cli-tournament-add"))
    def add(
        tournament: id_type,
        bot: Annotated[str, typer.Argument(help=say("cli-tournament-bot"), show_default=False)],
        db: db_type = "",
        lang: lang_type = "",
    ) -> None:
        from .tournament import add as enter

        enter(words, tournament, bot, db)

    @app.command(help=say("cli-tournament-remove"))
    def remove(
        tournament: id_type,
        number: Annotated[int, typer.Argument(help=say("cli-tournament-number"), show_default=False)],
        db: db_type = "",
        lang: lang_type = "",
    ) -> None:
        from .tournament import remove as withdraw

        withdraw(words, tournament, number, db)

    return app
