"""The commands for researchers, and those that train and compare bots, with their arguments."""

from pathlib import Path
from typing import Annotated

import typer

from ..words import Words
from .train_wish import Wish as Training


def add(app: typer.Typer, words: Words) -> None:
    """Put them where they stand among the others."""
    say = words.say
    lang_type = Annotated[str, typer.Option("--lang", help=say("cli-lang"), metavar="LANG")]
    game_type = Annotated[str, typer.Argument(help=say("cli-game"), show_default=False)]
    workers_type = Annotated[
        int, typer.Option("--workers", help=say("cli-arena-workers"), metavar="N", min=0, show_default=False)
    ]
    players_type = Annotated[
        int, typer.Option("--players", "-p", help=say("cli-play-players"), metavar="N", show_default=False)
    ]
    set_type = Annotated[list[str], typer.Option("--set", "-s", help=say("cli-play-set"), metavar="NAME=VALUE")]
    seed_type = Annotated[int, typer.Option("--seed", help=say("cli-play-seed"))]
    json_type = Annotated[Path | None, typer.Option("--json", help=say("cli-arena-json"))]
    # Of many games whose results are compared.
    arena_seed_type = Annotated[int, typer.Option("--seed", help=say("cli-arena-seed"))]
    on_type = Annotated[str, typer.Option("--on", help=say("cli-arena-on"), metavar="cores|ray")]

    @app.command(help=say("cli-export"))
    def export(
        target: Annotated[Path, typer.Argument(help=say("cli-export-target"), show_default=False)],
        records: Annotated[list[Path], typer.Argument(help=say("cli-export-records"), show_default=False)] = [],  # noqa: B006
        game: Annotated[str, typer.Option("--game", help=say("cli-export-game"))] = "",
        games: Annotated[int, typer.Option("--games", help=say("cli-export-games"), metavar="N")] = 100,
        players: players_type = 0,
        seats: Annotated[str, typer.Option("--seats", help=say("cli-export-seats"), metavar="thumb,…")] = "",
        options: set_type = [],  # noqa: B006
        seed: seed_type = 0,
        tensors: Annotated[bool, typer.Option("--tensors", help=say("cli-export-tensors"))] = False,
        lang: lang_type = "",
    ) -> None:
        from .export import Games, export

        export(words, target, records, Games(game, players, options, seats, games, seed), tensors)

    @app.command(help=say("cli-dataset"))
    def dataset(
        folder: Annotated[Path, typer.Argument(help=say("cli-dataset-folder"), show_default=False)],
        games: Annotated[list[str], typer.Argument(help=say("cli-dataset-which"), show_default=False)] = [],  # noqa: B006
        count: Annotated[int, typer.Option("--games", help=say("cli-dataset-games"), metavar="N")] = 100_000,
        players: players_type = 0,
        bots: Annotated[
            str, typer.Option("--bots", help=say("cli-dataset-bots"), metavar="BOT,…")
        ] = "random,novice,citizen,senator",
        options: set_type = [],  # noqa: B006
        seed: seed_type = 0,
        workers: workers_type = 0,
        lang: lang_type = "",
    ) -> None:
        from .app import need_extra

        need_extra("data", "pyarrow")
        from .dataset import Wish, dataset

        dataset(words, Wish(folder, games, count, players, options, bots, seed, workers))

    @app.command(help=say("cli-benchmark"))
    def benchmark(
        task: Annotated[str, typer.Argument(help=say("cli-benchmark-task"), show_default=False)],
        bot: Annotated[str, typer.Argument(help=say("cli-benchmark-bot"), show_default=False)],
        deals: Annotated[int, typer.Option("--deals", help=say("cli-benchmark-deals"), metavar="N")] = 100,
        json: json_type = None,
        workers: workers_type = 0,
        lang: lang_type = "",
    ) -> None:
        from .benchmark import benchmark

        benchmark(words, task, bot, deals, json, workers)

    @app.command(help=say("cli-train"))
    def train(
        game: game_type,
        folder: Annotated[Path | None, typer.Option("--folder", help=say("cli-train-folder"))] = Training.folder,
        resume: Annotated[bool, typer.Option("--resume", "-r", help=say("cli-train-resume"))] = Training.resume,
        start: Annotated[Path | None, typer.Option("--start", help=say("cli-train-start"))] = Training.start,
        size: Annotated[
            str, typer.Option("--size", help=say("cli-train-size"), metavar="tiny|small|large")
        ] = Training.size,
        at: Annotated[list[str], typer.Option("--at", help=say("cli-train-at"), metavar="TABLE")] = [],  # noqa: B006
        beside: Annotated[list[str], typer.Option("--beside", help=say("cli-train-beside"), metavar="BOT")] = [],  # noqa: B006
        bots: Annotated[float, typer.Option("--bots", help=say("cli-train-bots"))] = Training.bots,
        older: Annotated[float, typer.Option("--older", help=say("cli-train-older"))] = Training.older,
        opening: Annotated[
            int, typer.Option("--opening", help=say("cli-train-opening"), min=0, show_default=False)
        ] = Training.opening,
        teacher: Annotated[
            str, typer.Option("--teacher", help=say("cli-train-teacher"), metavar="BOT")
        ] = Training.teacher,
        school: Annotated[float, typer.Option("--school", help=say("cli-train-school"), min=0)] = Training.school,
        watch: Annotated[
            int, typer.Option("--watch", help=say("cli-train-watch"), min=0, metavar="GAMES", show_default=False)
        ] = Training.watch,
        watch_minutes: Annotated[
            float, typer.Option("--watch-minutes", help=say("cli-train-watch-minutes"), min=0, show_default=False)
        ] = Training.watch_minutes,
        kept: Annotated[
            int, typer.Option("--kept", help=say("cli-train-kept"), min=0, show_default=False)
        ] = Training.kept,
        minutes: Annotated[
            float, typer.Option("--minutes", "-m", help=say("cli-train-minutes"), min=0, show_default=False)
        ] = Training.minutes,
        updates: Annotated[
            int, typer.Option("--updates", help=say("cli-train-updates"), min=0, show_default=False)
        ] = Training.updates,
        tables: Annotated[
            int, typer.Option("--tables", help=say("cli-train-tables"), min=0, show_default=False)
        ] = Training.tables,
        width: Annotated[
            int, typer.Option("--width", help=say("cli-train-width"), min=0, show_default=False)
        ] = Training.width,
        blocks: Annotated[
            int, typer.Option("--blocks", help=say("cli-train-blocks"), min=0, show_default=False)
        ] = Training.blocks,
        rate: Annotated[
            float, typer.Option("--rate", help=say("cli-train-rate"), min=0, max=1, show_default=False)
        ] = Training.rate,
        minibatch: Annotated[
            int, typer.Option("--minibatch", help=say("cli-train-minibatch"), min=0, show_default=False)
        ] = Training.minibatch,
        entropy: Annotated[
            float, typer.Option("--entropy", help=say("cli-train-entropy"), min=0, show_default=False)
        ] = Training.entropy,
        keep: Annotated[
            float, typer.Option("--keep", help=say("cli-train-keep"), min=0, show_default=False)
        ] = Training.keep,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-train-seed"), min=0)] = Training.seed,
        workers: workers_type = 0,
        device: Annotated[
            str, typer.Option("--device", help=say("cli-train-device"), metavar="cuda|cpu")
        ] = Training.device,
        on: Annotated[str, typer.Option("--on", help=say("cli-train-on"), metavar="cores|ray")] = Training.on,
        learners: Annotated[
            int, typer.Option("--learners", help=say("cli-train-learners"), min=0, show_default=False)
        ] = Training.learners,
        lang: lang_type = "",
    ) -> None:
        from .app import need_extra

        need_extra("train", "torch", "onnx", "numpy")
        from .train import train

        wish = Training(
            game=game,
            folder=folder,
            resume=resume,
            start=start,
            size=size,
            at=at,
            beside=beside,
            bots=bots,
            older=older,
            opening=opening,
            teacher=teacher,
            school=school,
            watch=watch,
            watch_minutes=watch_minutes,
            kept=kept,
            minutes=minutes,
            updates=updates,
            tables=tables,
            width=width,
            blocks=blocks,
            rate=rate,
            minibatch=minibatch,
            entropy=entropy,
            keep=keep,
            seed=seed,
            workers=workers,
            device=device,
            on=on,
            learners=learners,
        )
        train(words, wish)

    @app.command(help=say("cli-arena"))
    def arena(
        game: game_type,
        bots: Annotated[list[str], typer.Argument(help=say("cli-arena-bots"), show_default=False)],
        games: Annotated[int, typer.Option("--games", "-n", help=say("cli-arena-games"), metavar="N")] = 100,
        players: players_type = 0,
        options: set_type = [],  # noqa: B006
        seed: arena_seed_type = 0,
        on: on_type = "cores",
        workers: workers_type = 0,
        patience: Annotated[float, typer.Option("--patience", help=say("cli-arena-patience"))] = 10.0,
        file: Annotated[Path | None, typer.Option("--file", help=say("cli-arena-file"))] = None,
        json: json_type = None,
        records: Annotated[Path | None, typer.Option("--records", help=say("cli-arena-records"))] = None,
        fresh: Annotated[bool, typer.Option("--fresh", help=say("cli-arena-fresh"))] = False,
        lang: lang_type = "",
    ) -> None:
        from .arena import Wish, arena

        wish = Wish(game, bots, games, players, options, seed, on, workers, patience, file, json, records, fresh)
        arena(words, wish)

    @app.command(help=say("cli-lab"))
    def lab(
        game: game_type,
        vary: Annotated[list[str], typer.Option("--vary", help=say("cli-lab-vary"), metavar="NAME=A,B,…")] = [],  # noqa: B006
        cards: Annotated[Path | None, typer.Option("--cards", help=say("cli-lab-cards"))] = None,
        bot: Annotated[str, typer.Option("--bot", help=say("cli-lab-bot"))] = "",
        games: Annotated[int, typer.Option("--games", "-n", help=say("cli-lab-games"), metavar="N")] = 400,
        players: players_type = 0,
        options: set_type = [],  # noqa: B006
        seed: arena_seed_type = 0,
        on: on_type = "cores",
        workers: workers_type = 0,
        plot: Annotated[Path | None, typer.Option("--plot", help=say("cli-lab-plot"))] = None,
        json: json_type = None,
        fresh: Annotated[bool, typer.Option("--fresh", help=say("cli-arena-fresh"))] = False,
        lang: lang_type = "",
    ) -> None:
        from .lab import Wish, lab

        lab(words, Wish(game, vary, cards, bot, games, players, options, seed, on, workers, plot, json, fresh))
