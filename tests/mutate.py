"""Documents made wrong on purpose, for hypothesis: one place of a JSON document is changed."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 20)
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    | st.sampled_from(["hidden", "none", "red", "t1", "court", "black", "ace", "anna", "Refill"])
    | st.sampled_from(["franks", "acre", "tyre", "saladin", "richard", "guide", "pool", "March"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=5,
)


def paths(document: Any, here: Path = ()) -> list[Path]:
    """Every place of a document, the whole of it included."""
    found: list[Path] = [here]
    if isinstance(document, dict):
        for key, value in document.items():
            found += paths(value, (*here, key))
    elif isinstance(document, list):
        for at, value in enumerate(document):
            found += paths(value, (*here, at))
    return found


@st.composite
def mutated(draw: st.DrawFn, documents: list[Any]) -> tuple[Any, list[Path]]:
    """A document with a place replaced, removed, renamed or swapped, and the places touched."""
    document = json.loads(json.dumps(draw(st.sampled_from(documents))))
    path = draw(st.sampled_from(paths(document)))
    if not path:
        return draw(junk), [path]
    holder = document
    for step in path[:-1]:
        holder = holder[step]
    last = path[-1]
    touched = [path]
    how = draw(st.sampled_from(["replace", "replace", "remove", "rename", "swap"]))
    if how == "remove":
        del holder[last]
    elif how == "rename" and isinstance(holder, dict):
        holder[draw(st.text(max_size=6))] = holder.pop(last)
    elif how == "swap":
        other = draw(st.sampled_from(list(holder) if isinstance(holder, dict) else [0]))
        holder[last], holder[other] = holder[other], holder[last]
        touched.append((*path[:-1], other))
    else:
        holder[last] = draw(junk)
    return document, touched
