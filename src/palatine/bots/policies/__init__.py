"""What is known of sensible play, game by game; a game without a policy is searched without one."""

from __future__ import annotations

from importlib import import_module

from palatine.bots.search import Policy

IDS = ["carolus-magnus", "crusader-rex", "viscounts"]


def policy_for(game_id: str) -> Policy:
    """The game's own policy, or the plain one that plays at random to the end."""
    if game_id not in IDS:
        return Policy()
    policy = import_module("palatine.bots.policies." + game_id.replace("-", "_")).POLICY
    assert isinstance(policy, Policy)
    return policy
