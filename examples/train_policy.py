"""A policy for Carolus Magnus, learned with PyTorch on the vector environment.

    pip install 'palatine[research,torch]'
    python examples/train_policy.py --minutes 5 --games 1000

Many matches run side by side. In each of them one seat is the learner's; the other one is random,
an older version of the learner or the learner itself. A plain policy gradient forgets what beats
`random` while it learns to beat itself, so the best weights are kept: those that did best against
`random` so far are what training ends with.
"""

from __future__ import annotations

import argparse
import copy
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
import torch
from torch import nn

from palatine.research.gymnasium import PalatineVector

GAME = "carolus-magnus"
MATCHES = 192  # side by side
EPISODES = 192  # that one update learns from
WIDTH = 192
RATE = 1e-3
CLIP = 0.2
EPOCHS = 2
CHUNK = 2048
HOPE = 0.01  # how much the policy is kept from being sure too early
TRIAL = 200  # games of a trial against random
PATIENCE = 20.0  # seconds between two trials
LONGEST = 1500  # choices of a match; half-trained policies may never end one
OLDER = 8  # versions that are met again
RANDOM, ITSELF = -2, -1  # opponents that are no older version


class Policy(nn.Module):
    """What a seat sees -> how good every number is, and its chance of winning."""

    def __init__(self, cells: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(cells, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.choice = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen.float() / 4.0)
        logits = self.choice(inner).masked_fill(masks == 0, -1e9)
        return logits, self.value(inner).squeeze(1)


@dataclass
class Batch:
    """Choices of the learner in whole matches, and what came of them."""

    seen: list[Any]
    masks: list[Any]
    actions: list[int]
    logs: list[float]  # of the share with which each was chosen
    rewards: list[float]


def numbers_of(luck: np.random.Generator, info: dict[str, Any]) -> Any:
    """A number that is offered, drawn for every match; any where none is."""
    starts, sizes = info["legal_offsets"][:-1], np.diff(info["legal_offsets"])
    at = starts + (luck.random(len(starts)) * sizes).astype(np.int64)
    return info["legal"][np.minimum(at, len(info["legal"]) - 1)].copy()


@torch.no_grad()
def drawn(policy: Policy, seen: Any, masks: Any) -> tuple[Any, Any]:
    """Numbers drawn from the policy, and the logarithms of their shares."""
    logits, _ = policy(torch.from_numpy(seen), torch.from_numpy(masks))
    shares = torch.log_softmax(logits, 1)
    chosen = torch.multinomial(shares.exp(), 1)
    return chosen.squeeze(1).numpy(), shares.gather(1, chosen).squeeze(1).numpy()


class Arena:
    """Matches in which the learner meets others, going on from call to call."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.older: list[Policy] = []
        self.luck = np.random.default_rng(seed)
        self.envs = PalatineVector(GAME, MATCHES, 2, max_steps=LONGEST)
        self.seen, self.info = self.envs.reset(seed=seed)
        self.own = self.luck.integers(2, size=MATCHES)  # the learner's seat
        self.against = np.full(MATCHES, RANDOM)
        self.kept: list[list[tuple[Any, Any, int, float]]] = [[] for _ in range(MATCHES)]

    def played(self, episodes: int) -> Batch:
        """So many whole matches, as the learner saw them."""
        batch = Batch([], [], [], [], [])
        done = 0
        while done < episodes:
            seen, info = self.seen, self.info
            masks, seats = info["action_mask"], info["seats"]
            numbers = numbers_of(self.luck, info)
            is_open = np.diff(info["legal_offsets"]) > 0
            is_own = is_open & ((seats == self.own) | (self.against == ITSELF))
            rows = np.flatnonzero(is_own)
            if len(rows):
                chosen, logs = drawn(self.policy, seen[rows], masks[rows])
                numbers[rows] = chosen
                for n, row in enumerate(rows):
                    if seats[row] == self.own[row]:
                        one = (seen[row], masks[row], int(chosen[n]), float(logs[n]))
                        self.kept[row].append(one)
            for number, older in enumerate(self.older):
                rows = np.flatnonzero(is_open & ~is_own & (self.against == number))
                if len(rows):
                    numbers[rows], _ = drawn(older, seen[rows], masks[rows])
            self.seen, _, is_over, is_cut, self.info = self.envs.step(numbers)
            for row in np.flatnonzero(is_over | is_cut):
                reward = float(self.info["rewards"][row, self.own[row]])
                for cells, mask, action, log in self.kept[row]:
                    batch.seen.append(cells)
                    batch.masks.append(mask)
                    batch.actions.append(action)
                    batch.logs.append(log)
                    batch.rewards.append(reward)
                done += 1
                self.kept[row] = []
                self.own[row] = self.luck.integers(2)
                self.against[row] = self.opponent()
        return batch

    def opponent(self) -> int:
        """Half of all matches are against random, the others against older ones and itself."""
        if not self.older or self.luck.random() < 0.5:
            return RANDOM
        return int(self.luck.integers(-1, len(self.older)))

    def remember(self) -> None:
        """The learner of now becomes one of the older ones that are met."""
        older = copy.deepcopy(self.policy)
        if len(self.older) < OLDER:
            self.older.append(older)
        else:
            self.older[int(self.luck.integers(OLDER))] = older


def improve(policy: Policy, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    """Policy gradient with a baseline; steps that lead too far from what was played are cut."""
    seen = torch.from_numpy(np.stack(batch.seen))
    masks = torch.from_numpy(np.stack(batch.masks))
    actions = torch.tensor(batch.actions)
    logs = torch.tensor(batch.logs)
    rewards = torch.tensor(batch.rewards)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(CHUNK):
            logits, values = policy(seen[rows], masks[rows])
            shares = torch.log_softmax(logits, 1)
            chosen = shares.gather(1, actions[rows, None]).squeeze(1)
            better = rewards[rows] - torch.sigmoid(values).detach()
            better = (better - better.mean()) / (better.std() + 1e-6)
            ratio = (chosen - logs[rows]).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
            unsure = -(shares.exp() * shares.clamp(min=-30)).sum(1)
            miss = nn.functional.binary_cross_entropy_with_logits(values, rewards[rows])
            loss = -gain.mean() - HOPE * unsure.mean() + miss
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()


def trial(policy: Policy, games: int, seed: int) -> float:
    """The share of victories against random, both seats alike; a match cut off counts as lost."""
    count = min(games, 100)
    envs = PalatineVector(GAME, count, 2, max_steps=LONGEST)
    luck = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed)
    own = np.arange(count) % 2
    left = games
    won = 0.0
    counted = np.ones(count, bool)  # the first match of every place, then the next ones
    left -= count
    while counted.any():
        numbers = numbers_of(luck, info)
        rows = np.flatnonzero((np.diff(info["legal_offsets"]) > 0) & (info["seats"] == own))
        if len(rows):
            numbers[rows], _ = drawn(policy, seen[rows], info["action_mask"][rows])
        seen, _, is_over, is_cut, info = envs.step(numbers)
        for row in np.flatnonzero(is_over | is_cut):
            if counted[row]:
                won += float(info["rewards"][row, own[row]])
            own[row] = 1 - own[row]
            counted[row] = left > 0
            left -= int(left > 0)
    return won / games


def train(minutes: float, seed: int = 1, say: Any = print) -> Policy:
    """Learns for so many minutes of processor time; the best weights against random."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    envs = PalatineVector(GAME, 1, 2)
    policy = Policy(int(envs.layout.size), int(envs.layout.actions))
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    arena = Arena(policy, seed)
    best, share = copy.deepcopy(policy), 0.0
    started = last = process_time()
    end = started + 60 * minutes
    while process_time() < end:
        improve(policy, optimizer, arena.played(EPISODES))
        if process_time() - last > PATIENCE or process_time() >= end:
            last = process_time()
            now = trial(policy, TRIAL, seed)
            say(f"{last - started:5.0f} s: {now:.1%} against random, best {max(share, now):.1%}")
            if now >= share:
                best, share = copy.deepcopy(policy), now
            arena.remember()
    return best


def main() -> None:
    """Train, then play the games that count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="a file for the weights")
    chosen = parser.parse_args()
    policy = train(chosen.minutes, chosen.seed)
    share = trial(policy, chosen.games, chosen.seed + 1000)
    print(f"{share:.1%} of {chosen.games} games against random")
    if chosen.out:
        torch.save(policy.state_dict(), chosen.out)


if __name__ == "__main__":
    main()
