"""What is printed on a game's components, and what they say: tables and texts for the client."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from typing import Any

from palatine.games import IDS, find
from palatine.kernel.data import corrected
from palatine.kernel.game import Game
from palatine.table.static import Asset
from palatine.words import LANGUAGES, check, words


def components(game: Game) -> dict[str, Any]:
    """The tables as the rules read them, and all texts that they tell, in both languages."""
    if game.id in IDS:
        check(game)
    return {
        "game": game.id,
        "data": game.data,
        "corrected": corrected(game.tables),
        "tables": {
            name: [record.values for record in table.records] for name, table in game.tables.items()
        },
        "effects": game.effect_names(),
        "texts": {lang: words(game.id, lang).composed for lang in LANGUAGES},
    }


@cache
def asset(game: Game) -> Asset:
    """The same as a file, made once: a process reads its tables once, too."""
    body = json.dumps(components(game), ensure_ascii=False, separators=(",", ":")).encode()
    tag = '"' + hashlib.sha256(body).hexdigest()[:20] + '"'
    return Asset(body, gzip.compress(body, 6, mtime=0), "application/json", tag, (0, 0))


if __name__ == "__main__":  # for tests and the gallery of the client, which have no server
    print(json.dumps({id: components(find(id)) for id in IDS}, ensure_ascii=False))
