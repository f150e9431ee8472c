"""The network as an ONNX file, small enough to be shipped, and the card that says what it is."""

from __future__ import annotations

import json
import platform
import shlex
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from ..bots.network.layout import Layout
from .network import Network
from .settings import Plan

if TYPE_CHECKING:
    from .running import Run

# Weights that are at least so many are kept in half precision.
MANY = 1_024
HALF = "_half"  # how their names end then
FORESEEN = "mean log loss of who wins, in games that it has not learned from"


def write_model(run: Run, name: str = "model") -> Path:
    """model.onnx and model.json in the run's folder."""
    path = run.folder / f"{name}.onnx"
    export(run.network, run.layout, path)
    card = card_of(run)
    path.with_suffix(".json").write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def card_of(run: Run) -> dict[str, Any]:
    device = torch.cuda.get_device_name(run.device) if run.device.type == "cuda" else platform.machine()
    met = {key: round(value, 3) for key, value in run.met.items()}
    return {
        "game": run.plan.game,
        "rules": run.layout.rules,
        "tensor": run.layout.version,
        "layout": run.layout.digest,
        "parameters": sum(one.numel() for one in run.network.parameters()),
        "seed": run.plan.seed,
        "updates": run.iteration,
        "choices": run.choices,
        "minutes": round(run.seconds / 60, 2),
        "hardware": f"{device}, {len(run.workers.processes) or 1} processes",
        "data": _data(run.plan, run.games),
        "command": shlex.join(["taberna", *sys.argv[1:]]) if sys.argv[1:2] == ["train"] else "",
        **(
            {"mean log loss of who wins, in games that it has not learned from": run.foreseen}
            if run.foreseen
            else {}
        ),
        **({"fair shares beside others while it learned": met} if met else {}),
        "plan": run.plan.facts(),
    }


def _data(plan: Plan, games: int) -> str:
    own = "its own games, beside older selves and the bots named in the plan"
    if not plan.watch:
        return own
    teacher = Path(plan.settings[0].teacher).name
    watched = f"{games} games that {teacher} played with itself, of which one position in {plan.kept} was kept"
    return watched if plan.school >= plan.minutes > 0 else f"{watched}, then {own}"


def export(network: Network, layout: Layout, path: Path) -> None:
    import onnx

    network = _on_cpu(network, layout)
    rows = torch.zeros(2, layout.size)
    part = path.with_name(f"{path.name}.part")
    with warnings.catch_warnings():
        # The new exporter needs another library, and makes larger files.
        warnings.simplefilter("ignore")
        torch.onnx.export(
            network,
            (rows,),
            str(part),
            input_names=["rows"],
            output_names=["weights", "shares"],
            dynamic_axes={"rows": {0: "many"}, "weights": {0: "many"}, "shares": {0: "many"}},
            opset_version=18,
            dynamo=False,
        )
    model = onnx.load(str(part))
    halve(model)
    known = {
        "game": layout.name,
        "layout": layout.digest,
        "tensor": str(layout.version),
        "rules": str(layout.rules),
    }
    for key, value in known.items():
        model.metadata_props.add(key=key, value=value)
    onnx.save(model, str(part))
    part.replace(path)


def halve(model: Any) -> None:
    """Keep large weights in half precision; they are made whole again when the file is loaded."""
    from onnx import TensorProto, helper, numpy_helper

    graph = model.graph
    nodes = []
    for one in graph.initializer:
        if one.data_type == TensorProto.FLOAT and numpy_helper.to_array(one).size >= MANY:
            name = one.name
            small = numpy_helper.from_array(numpy_helper.to_array(one).astype("float16"), f"{name}{HALF}")
            one.CopyFrom(small)
            nodes.append(helper.make_node("Cast", [f"{name}{HALF}"], [name], to=TensorProto.FLOAT))
    for k, node in enumerate(nodes):
        graph.node.insert(k, node)


def weights_in(path: Path) -> dict[str, torch.Tensor]:
    """The weights of a file that `export` has written, by their names."""
    import onnx
    from onnx import numpy_helper

    kept = onnx.load(str(path)).graph.initializer
    return {
        one.name.removesuffix(HALF): torch.from_numpy(numpy_helper.to_array(one).astype("float32")) for one in kept
    }


def _on_cpu(network: Network, layout: Layout) -> Network:
    from .network import network_for

    made = network_for(layout, network.width, network.blocks)
    made.load_state_dict({key: value.cpu().float() for key, value in network.state_dict().items()})
    return made.eval()
