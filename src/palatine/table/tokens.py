"""Ids, tokens and names: what is made at random, what is stored of it, what people may write."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH: Final = 16  # 80 bits: who knows the id of a private table was told

COOKIE: Final = "person"
# An invitation opens a free seat once; a passage moves a seat to whoever uses it.
INVITATION: Final = "invitation"
PASSAGE: Final = "passage"


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def digest(purpose: str, token: str) -> str:
    """What is stored of a token; one made for another purpose does not fit."""
    return hashlib.sha256(f"palatine {purpose} {token}".encode()).hexdigest()


def clean(text: str) -> str:
    """A name or title without control characters and needless spaces."""
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(kept.split())
