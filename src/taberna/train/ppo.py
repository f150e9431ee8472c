"""Makes a network better from games it has played: proximal policy optimisation.

Choices that came out better than expected become likelier, but no choice by much at once (`clip`), so the games
can be gone through more than once. What everybody's share will be is learned from how it turned out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional
from torch.nn.utils import clip_grad_norm_

from .network import Network
from .rollout import Player, Reader, Seen
from .settings import Plan
from .team import Team
from .watched import Watched, surprise

VALUE_WEIGHT = 1.0
# Who watches shall know above all what positions are worth: search finds out the rest.
WATCHED_POLICY_WEIGHT = 0.3
STEEPEST = 0.5  # the norm that gradients are cut to


class Learner:
    def __init__(self, network: Network, plan: Plan, player: Player, team: Team) -> None:
        self.network = network
        self.team = team
        self.plan = plan
        self.player = player
        self.curiosity = plan.entropy  # how much it is worth to try other things
        self.pupil: Network | None = None  # as it was when it began to play for itself, if it is held to that
        self.hold = 0.0  # how strongly
        self.optimiser = torch.optim.AdamW(
            network.parameters(), plan.rate, eps=1e-5, weight_decay=1e-4, fused=player.device.type == "cuda"
        )

    def study(self, watched: Watched, left: float) -> dict[str, float]:
        """One update from games that were watched: as many steps as games have between two updates."""
        self._slow_down(left)
        if watched.wants_another_look:
            watched.look_again(self.network, self.player.autocast, self.plan.kept)
        told = [self._watch(*watched.some(self.plan.minibatch)) for _ in range(self.plan.steps)]
        return {key: float(torch.stack([one[key] for one in told]).mean()) for key in told[0]}

    def _watch(self, rows: Tensor, chosen: Tensor, shares: Tensor) -> dict[str, Tensor]:
        """What everybody's share was, and, with less weight, what was chosen."""
        with self.player.autocast():
            logits, values = self.network(rows)
        policy = functional.cross_entropy(logits, chosen)
        value = surprise(shares, values).mean()
        self._descend(VALUE_WEIGHT * value + WATCHED_POLICY_WEIGHT * policy)
        right = (logits.argmax(1) == chosen).float().mean()
        odds = logits.log_softmax(1)
        entropy = -(odds.exp() * odds).sum(1).mean()
        told = {"policy": policy, "value": value, "right": right, "entropy": entropy}
        return {key: one.detach() for key, one in told.items()}

    def _slow_down(self, left: float) -> None:
        """Smaller steps the nearer the end is."""
        for one in self.optimiser.param_groups:
            one["lr"] = self.plan.rate * max(0.05, left)

    def learn(self, games: list[Seen], left: float, advised: bool = False) -> dict[str, float]:
        """One update, from what came of the games or from advice; `left` is how much of the run is still to come.
        How it went, as numbers."""
        plan = self.plan
        self._slow_down(left)
        self.curiosity = plan.entropy * max(0.1, left)
        self.hold = plan.keep * left
        update = self._imitate if advised else self._update
        told: list[dict[str, Tensor]] = []
        batches = [self._flat(seen, reader) for seen, reader in zip(games, self.player.readers, strict=True)]
        # Advice says the same whenever it is heard: small steps, and many, learn more of it.
        size = max(1, plan.minibatch // 4) if advised else plan.minibatch
        for _ in range(plan.epochs):
            for batch, picked in self._minibatches(batches, size):
                told.append(update(batch, picked))
        return {key: float(torch.stack([one[key] for one in told]).mean()) for key in told[0]} if told else {}

    def _flat(self, seen: Seen, reader: Reader) -> dict[str, Any]:
        """All steps of a group one behind the other, with how much better than expected each choice was."""
        returns = seen.returns(self.plan.trace)
        gained = (returns - seen.expected[:-1]).gather(2, seen.seats[:, :, None])[:, :, 0]
        mine = gained[seen.mine]
        gained = (gained - mine.mean()) / (mine.std() + 1e-6) if len(mine) > 1 else gained
        seats = seen.seats.flatten()
        return {
            "reader": reader,
            "observations": seen.observations.flatten(0, 1),
            "masks": seen.masks.flatten(0, 1),
            "chosen": seen.chosen.flatten(),
            "odds": seen.odds.flatten(),
            "advised": seen.advised.flatten(),
            "mine": seen.mine.flatten().float(),
            "gained": gained.flatten(),
            "shares": reader.from_seat(returns.flatten(0, 1), seats),
        }

    def _minibatches(self, batches: list[dict[str, Any]], size: int) -> Iterator[tuple[dict[str, Any], Tensor]]:
        """Parts of all groups, mixed."""
        parts: list[tuple[dict[str, Any], Tensor]] = []
        for batch in batches:
            order = torch.randperm(len(batch["chosen"]), device=self.player.device)
            parts.extend((batch, part) for part in order.split(size))
        for k in torch.randperm(len(parts)).tolist():
            yield parts[k]

    def _update(self, batch: dict[str, Any], picked: Tensor) -> dict[str, Tensor]:
        plan, reader = self.plan, batch["reader"]
        rows = reader.rows(batch["observations"][picked])
        with self.player.autocast():
            logits, values = self.network(rows, reader.wanted)
        legal = reader.unpacked(batch["masks"][picked])
        odds = logits.masked_fill(~legal, -1e9).log_softmax(1)
        now = odds.gather(1, batch["chosen"][picked][:, None])[:, 0]
        mine, gained = batch["mine"][picked], batch["gained"][picked]
        many = mine.sum().clamp_min(1.0)
        change = (now - batch["odds"][picked]).clamp(-20, 20)
        ratio = change.exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -(torch.minimum(ratio * gained, clipped * gained) * mine).sum() / many
        entropy = -((odds.exp() * odds).sum(1) * mine).sum() / many
        shares = batch["shares"][picked]
        value = -(shares * values[:, : reader.players]).sum(1).mean()
        strayed = self._strayed(reader, rows, legal, odds)
        self._descend(policy + VALUE_WEIGHT * value - self.curiosity * entropy + self.hold * strayed)
        sure = functional.kl_div(values[:, : reader.players], shares, reduction="none").sum(1).mean()
        return {
            "policy": policy.detach(),
            "value": sure.detach(),
            "entropy": entropy.detach(),
            "change": (((ratio - 1 - change) * mine).sum() / many).detach(),
            **({"strayed": strayed.detach()} if self.hold else {}),
        }

    def _strayed(self, reader: Reader, rows: Tensor, legal: Tensor, odds: Tensor) -> Tensor:
        """How far its choices are from those it would have made when it began."""
        if self.pupil is None or not self.hold:
            return odds.new_zeros(())
        with torch.no_grad(), self.player.autocast():
            then, _ = self.pupil(rows, reader.wanted)
        before = then.masked_fill(~legal, -1e9).log_softmax(1)
        # This way round it may become surer of what it would have done; only other choices are dear.
        return (odds.exp() * (odds - before)).sum(1).mean()

    def _imitate(self, batch: dict[str, Any], picked: Tensor) -> dict[str, Tensor]:
        """Choices as a teacher makes them, and what comes of such games."""
        reader = batch["reader"]
        rows = reader.rows(batch["observations"][picked])
        with self.player.autocast():
            logits, values = self.network(rows, reader.wanted)
        logits = logits.masked_fill(~reader.unpacked(batch["masks"][picked]), -1e9)
        advised = batch["advised"][picked]
        policy = functional.cross_entropy(logits, advised, ignore_index=-1)
        shares = batch["shares"][picked]
        value = -(shares * values[:, : reader.players]).sum(1).mean()
        self._descend(policy + VALUE_WEIGHT * value)
        asked = advised >= 0
        right = ((logits.argmax(1) == advised) & asked).float().sum() / asked.float().sum().clamp_min(1.0)
        odds = logits.log_softmax(1)
        entropy = -(odds.exp() * odds).sum(1).mean()
        return {"policy": policy.detach(), "right": right.detach(), "entropy": entropy.detach()}

    def _descend(self, loss: Tensor) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.team.average(self.network)
        clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.optimiser.step()
