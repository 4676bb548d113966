"""What an environment shows: the board as text."""

from __future__ import annotations

from palatine.kernel.flow import NOBODY
from palatine.kernel.position import picture
from palatine.research.episodes import Episode

RENDER_MODES = ("ansi", "human")  # returned or printed


def shown(episode: Episode) -> str:
    """The picture that everybody may see, line by line, and who is asked what."""
    g = episode.g
    lines = [f"{name}: {value}" for name, value in picture(episode.sight(NOBODY), NOBODY).items()]
    ask = episode.ask
    if ask is not None:
        lines.append(f"{g.config.seat_names[ask.seat]} is asked: {ask.key}")
    elif episode.is_truncated:
        lines.append(f"cut off after {episode.steps} choices")
    else:
        lines.append(f"over: {episode.layout.game.words.ends[g.ended]}")
    return "\n".join(lines)
