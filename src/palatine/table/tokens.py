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
ORIGIN_DIGITS: Final = 5  # twenty bits


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def digest(purpose: str, token: str) -> str:
    """What is stored of a token; one made for another purpose does not fit."""
    return hashlib.sha256(f"palatine {purpose} {token}".encode()).hexdigest()


def origin_of(address: str) -> str:
    """What is stored of an address: enough to count what comes from there, not to find it.

    Four thousand addresses share each of these.
    """
    return digest("origin", address)[:ORIGIN_DIGITS]


def clean(text: str) -> str:
    """A name or title without control characters and needless spaces."""
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(kept.split())
