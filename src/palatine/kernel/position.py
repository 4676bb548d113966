"""Positions: a state with its frames as readable JSON, and digests of it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import (
    BITS,
    FLAG,
    LIST,
    ONE,
    SETS,
    Commit,
    Config,
    Field,
    Frame,
    State,
    asks,
)
from palatine.kernel.game import Game
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, Lexicon
from palatine.kernel.sight import Seen

FORMAT: Final = 1
LARGEST: Final = 1 << 31  # no count of any game comes near it


def write(g: State) -> dict[str, Any]:
    """The whole match as it stands, in the middle of any rule, by text ids."""
    game = game_of(g)
    lexicon = game.lexicon(g.config)
    written: dict[str, Any] = {
        "position": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": g.config.people,
        "options": dict(g.config.options),
        "answering": g.answering,
        "ended": None if g.ended == NONE else lexicon.ends[g.ended],
        "places": list(g.places),
        "fields": write_fields(g, used_fields(g, game.fields, g.seats), lexicon, g.seats),
        "frames": [write_frame(frame, lexicon, g.seats) for frame in g.frames],
    }
    if g.config.record is not None:
        written["record"] = g.config.record
    return written


def picture(
    seen: Seen, seat: int, before: Seen | None = None, drawn: dict[str, Any] | None = None
) -> dict[str, Any]:
    """What the seat sees, for boards and observations: its fields and the numbers they imply.

    What has not changed since an earlier sight of the match is taken from the picture of that.
    """
    game = game_of(seen)
    lexicon = game.lexicon(seen.config)
    fields: dict[str, Any] = {}
    for field in game.fields:
        if not field.is_drawn:
            continue
        value = getattr(seen, field.name)
        if before is not None and drawn is not None and value == getattr(before, field.name):
            fields[field.name] = drawn[field.name]
        else:
            fields[field.name] = write_field(field, value, lexicon, seen.seats)
    order = game.turn_order(seen)
    if order:
        fields["turn_order"] = [lexicon.seat_names[seat] for seat in order]
    fields.update(game.derived(seen, seat))
    return fields


def read(game: Game, document: Any, chance: Chance) -> State:
    """A state from a written position; a bad one is refused with the field's name.

    One that other rules wrote is good if ours can read it.
    """
    try:
        return read_state(game, document, chance)
    except BadData as error:
        rules = document.get("rules", game.version) if isinstance(document, dict) else game.version
        if rules == game.version:
            raise
        told = f"it follows rules {rules!r}, this program plays rules {game.version}"
        raise BadData(f"{error} ({told})") from None


def read_state(game: Game, document: Any, chance: Chance) -> State:
    names = [
        "position", "game", "rules", "seats", "options", "answering",
        "ended", "places", "fields", "frames",
    ]  # fmt: skip
    left: dict[str, Any] | None = None  # by an earlier match
    if isinstance(document, dict) and "record" in document:
        names.append("record")
        left = checked_object(document["record"], "position: record")
    record = checked_record(document, names, "position")
    if record["position"] != FORMAT:
        raise BadData(f"position: format {record['position']!r} is not {FORMAT}")
    if record["game"] != game.id:
        raise BadData(f"position: game {record['game']!r} is not {game.id}")
    checked_number(record["rules"], "position: rules")
    people = checked_number(record["seats"], "position: seats")
    options = record["options"]
    if not isinstance(options, dict):
        raise BadData("position: options must be an object")
    chosen = game.named({str(k): str(v) for k, v in options.items()})
    config = game.config(people, chosen, left)
    lexicon = game.lexicon(config)
    seats = config.seats
    g = game.blank()
    g.begin(game, config, chance)
    g.answering = checked_flag(record["answering"], "position: answering")
    fields = checked_fields(record["fields"], game.fields, [], "fields")
    for field in game.fields:
        setattr(g, field.name, read_or_empty(field, fields, lexicon, seats, "fields"))
    for document_of_frame in checked_list(record["frames"], "position: frames"):
        g.frames.append(read_frame(game, document_of_frame, lexicon, seats))
    read_end(g, record["ended"], record["places"], lexicon)
    check_places(g, game.fields, "fields")
    game.check(g)
    g.derive()
    for frame in g.frames:
        frame.check(g)
    return g


def read_whole(game: Game, document: Any, chance: Chance) -> State:
    """A position to begin a match at: what a seat sees is none, as something is hidden in it."""
    g = read(game, document, chance)
    refuse_hidden(g, game.fields, "fields")
    for frame in g.frames:
        refuse_hidden(frame, frame.FIELDS, f"frame {type(frame).__name__}")
    trial = g.copy()
    trial.chance = fast("a position is tried")
    try:
        asks(trial)
    except Exception as error:
        raise broken_position(trial, error) from None
    return g


def broken_position(g: State, error: Exception) -> BadData:
    """What is wrong with a position shows late at times: the rules break where they can."""
    frame = type(g.frames[-1]).__name__ if g.frames else "none"
    return BadData(f"frame {frame}: the rules cannot go on: {type(error).__name__}: {error}")


def refuse_hidden(holder: object, fields: list[Field], where: str) -> None:
    for field in fields:
        value = getattr(holder, field.name)
        if field.is_secret and (HIDDEN in value if isinstance(value, list) else value == HIDDEN):
            raise BadData(f"{where}: {field.name} is hidden, and a match needs all of it")


def read_end(g: State, ended: Any, places: Any, lexicon: Lexicon) -> None:
    """A match that is over has places and no rule under way; one that runs has it the other way."""
    g.places = [
        checked_number(n, "position: places") for n in checked_list(places, "position: places")
    ]
    if ended is None:
        if g.places and not game_of(g).is_decided_early:
            raise BadData("position: places are given though the match has not ended")
        if not g.frames:
            raise BadData("position: frames are empty though the match has not ended")
        if not g.places:
            return
    elif not isinstance(ended, str) or ended not in lexicon.ends:
        raise BadData(f"position: unknown end {ended!r}")
    else:
        g.ended = lexicon.ends.index(ended)
    if len(g.places) != g.seats:
        raise BadData(f"position: places must be {g.seats} numbers")
    if any(g.places) and (min(g.places) != 1 or max(g.places) > g.seats):
        raise BadData("position: places are 1 for who won and so on, or 0 for all")
    if g.frames and g.ended != NONE:
        raise BadData("position: frames are given though the match has ended")


def twin(seen: Seen) -> Seen:
    """The same sight made anew from its fields: whatever is done to it, no match notices.

    A copy shares with its original what the rules never edit; somebody else might.
    """
    game = game_of(seen)
    old = seen.config
    g = game.blank()
    g.begin(game, Config(old.people, dict(old.options), list(old.seat_names), old.record), Chance())
    for field in game.fields:
        setattr(g, field.name, own_value(getattr(seen, field.name)))
    for frame in seen.frames:
        other = type(frame)()
        for field in frame.FIELDS:
            setattr(other, field.name, own_value(getattr(frame, field.name)))
        g.frames.append(other)
    g.answering = seen.answering
    g.ended = seen.ended
    g.places = list(seen.places)
    g.shown = seen.shown
    g.derive()
    g.unshare()
    return Seen(g)


def own_value(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value


def flatten(g: State) -> list[str]:
    """Every number of the match in a fixed order: equal lists are equal positions."""
    flat: list[str] = [str(g.seats), str(g.ended), str(g.houses), str(g.places)]
    for field in used_fields(g, game_of(g).fields, g.seats):
        flat.append(f"{field.name}={getattr(g, field.name)}")
    for frame in g.frames:
        flat.append(type(frame).__name__)
        for field in used_fields(frame, frame.FIELDS, g.seats):
            flat.append(f"{field.name}={getattr(frame, field.name)}")
    return flat


def digest(g: State) -> str:
    """Twelve letters that name a position; the log, the luck and an open ask are not in it."""
    return hashlib.sha256("\n".join(flatten(g)).encode()).hexdigest()[:12]


def game_of(g: State) -> Game:
    rules = g.rules
    assert isinstance(rules, Game)
    return rules


def used_fields(holder: object, fields: list[Field], seats: int) -> list[Field]:
    """All but the spare ones that are empty."""
    used: list[Field] = []
    for field in fields:
        if not field.is_spare or getattr(holder, field.name) != field.empty(seats):
            used.append(field)
    return used


def write_fields(
    holder: object, fields: list[Field], lexicon: Lexicon, seats: int
) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for field in fields:
        written[field.name] = write_field(field, getattr(holder, field.name), lexicon, seats)
    return written


def write_frame(frame: Frame[Any], lexicon: Lexicon, seats: int) -> dict[str, Any]:
    written: dict[str, Any] = {"frame": type(frame).__name__}
    written.update(write_fields(frame, used_fields(frame, frame.FIELDS, seats), lexicon, seats))
    return written


def read_frame(game: Game, document: Any, lexicon: Lexicon, seats: int) -> Frame[Any]:
    if not isinstance(document, dict) or "frame" not in document:
        raise BadData("frames: an entry has no 'frame'")
    name = document["frame"]
    for kind in game.frames:
        if kind.__name__ == name:
            where = f"frame {name}"
            record = checked_fields(document, kind.FIELDS, ["frame"], where)
            frame = kind()
            for field in kind.FIELDS:
                setattr(frame, field.name, read_or_empty(field, record, lexicon, seats, where))
            if isinstance(frame, Commit):
                check_commit(frame, where)
            check_places(frame, kind.FIELDS, where)
            return frame
    raise BadData(f"frames: {game.id} has no frame '{name}'")


def checked_fields(
    document: Any, fields: list[Field], others: list[str], where: str
) -> dict[str, Any]:
    """An object with these fields, where spare ones may be missing."""
    names = others[:]
    for field in fields:
        if not field.is_spare or (isinstance(document, dict) and field.name in document):
            names.append(field.name)
    return checked_record(document, names, where)


def read_or_empty(
    field: Field, record: dict[str, Any], lexicon: Lexicon, seats: int, where: str
) -> Any:
    if field.name not in record:
        return field.empty(seats)
    return read_field(field, record[field.name], lexicon, seats, where)


def check_places(holder: object, fields: list[Field], where: str) -> None:
    """Who knows it is said of every place, and of no other."""
    for field in fields:
        if field.known_by:
            places = len(getattr(holder, field.name))
            if len(getattr(holder, field.known_by)) != places:
                raise BadData(f"{where}: {field.known_by} must have {places} entries")


def check_commit(frame: Commit[Any], where: str) -> None:
    """Seats in their order, none twice, and a slot for each."""
    for i in range(len(frame.asked)):
        if frame.asked[i] <= (frame.asked[i - 1] if i else NONE):
            raise BadData(f"{where}: asked must name seats in their order")
    if len(frame.slots) != len(frame.asked):
        raise BadData(f"{where}: slots must be as many as the seats asked")


def write_field(field: Field, value: Any, lexicon: Lexicon, seats: int) -> Any:
    if field.form == FLAG:
        return value
    if field.form == ONE:
        return write_value(field.value, value, lexicon)
    if field.form == LIST:
        return [write_value(field.value, number, lexicon) for number in value]
    if field.form == SETS:
        return [write_bits(field.value, members, lexicon, seats) for members in value]
    if field.form == BITS and not field.index:
        return write_bits(field.value, value, lexicon, seats)
    return write_rows(field, value, 0, 0, lexicon, seats)


def write_rows(
    field: Field, flat: list[int], depth: int, start: int, lexicon: Lexicon, seats: int
) -> dict[str, Any]:
    """The flat list as nested records; what equals the default is left out."""
    kind = field.index[depth]
    width = 1
    for inner in field.index[depth + 1 :]:
        width *= size_of(inner, seats)
    rows: dict[str, Any] = {}
    for i in range(size_of(kind, seats)):
        at = start + i * width
        written: Any = None
        if depth + 1 < len(field.index):
            written = write_rows(field, flat, depth + 1, at, lexicon, seats)
            if not written:
                continue
        elif flat[at] == field.default:
            continue
        elif field.form == BITS:
            written = write_bits(field.value, flat[at], lexicon, seats)
        else:
            written = write_value(field.value, flat[at], lexicon)
        rows[lexicon.name(kind, kind.low + i)] = written
    return rows


def write_bits(kind: Kind, value: int, lexicon: Lexicon, seats: int) -> Any:
    if value == HIDDEN:
        return "hidden"
    members: list[Any] = []
    for i in range(size_of(kind, seats)):
        if (value >> i) & 1:
            members.append(write_value(kind, kind.low + i, lexicon))
    return members


def write_value(kind: Kind, value: Any, lexicon: Lexicon) -> Any:
    if value == HIDDEN:
        return "hidden"
    if kind.is_open:
        return value
    if value == NONE:
        return None
    if kind.is_run:
        return value
    return lexicon.name(kind, value)


def read_field(field: Field, document: Any, lexicon: Lexicon, seats: int, where: str) -> Any:
    here = f"{where}: {field.name}"
    if field.form == FLAG:
        return checked_flag(document, here)
    if field.form == ONE:
        number = read_value(field.value, document, lexicon, here)
        check_open(field, [number], here)
        return number
    if field.form == BITS and not field.index:
        number = read_bits(field.value, document, lexicon, here)
        check_open(field, [number], here)
        return number
    flat: list[int] = []
    if field.form == LIST or field.form == SETS:
        members = checked_list(document, here)
        if len(members) > field.most:
            raise BadData(f"{here} has {len(members)} entries, more than {field.most}")
        for member in members:
            if field.form == SETS:
                flat.append(read_bits(field.value, member, lexicon, here))
            else:
                flat.append(read_value(field.value, member, lexicon, here))
    else:
        size = 1
        for kind in field.index:
            size *= size_of(kind, seats)
        flat = [field.default] * size
        read_rows(field, document, flat, 0, 0, lexicon, seats, here)
    check_open(field, flat, here)
    return flat


def check_open(field: Field, numbers: list[int], where: str) -> None:
    """Only what may be secret can be hidden."""
    if not field.is_secret and HIDDEN in numbers:
        raise BadData(f"{where} is public and cannot be hidden")


def read_rows(
    field: Field,
    document: Any,
    flat: list[int],
    depth: int,
    start: int,
    lexicon: Lexicon,
    seats: int,
    where: str,
) -> None:
    if not isinstance(document, dict):
        raise BadData(f"{where} must be an object")
    kind = field.index[depth]
    width = 1
    for inner in field.index[depth + 1 :]:
        width *= size_of(inner, seats)
    for name, inside in document.items():
        i = lexicon.number(kind, str(name), where) - kind.low
        if i < 0 or i >= size_of(kind, seats):
            raise BadData(f"unknown {kind.id} '{name}' in {where}")
        at = start + i * width
        here = f"{where}, {name}"
        if depth + 1 < len(field.index):
            read_rows(field, inside, flat, depth + 1, at, lexicon, seats, here)
        elif field.form == BITS:
            flat[at] = read_bits(field.value, inside, lexicon, here)
        else:
            value = read_value(field.value, inside, lexicon, here)
            flat[at] = value


def read_bits(kind: Kind, document: Any, lexicon: Lexicon, where: str) -> int:
    if document == "hidden":
        return HIDDEN
    value = 0
    for member in checked_list(document, where):
        thing = read_value(kind, member, lexicon, where)
        if thing < kind.low or thing >= kind.low + kind.size:
            raise BadData(f"unknown {kind.id} {member!r} in {where}")
        value |= 1 << (thing - kind.low)
    return value


def read_value(kind: Kind, document: Any, lexicon: Lexicon, where: str) -> int:
    if isinstance(document, bool):
        pass
    elif document == "hidden":
        return HIDDEN
    elif isinstance(document, int):
        if kind.is_open and abs(document) < LARGEST:
            return document
        if kind.is_run and kind.low <= document < kind.low + kind.size:
            return document
    elif document is None:
        if not kind.is_open:
            return NONE
    elif isinstance(document, str) and not kind.is_open and not kind.is_run:
        return lexicon.number(kind, document, where)
    raise BadData(f"{document!r} is no {kind.id} in {where}")


def size_of(kind: Kind, seats: int) -> int:
    return seats if kind.is_seat else kind.size


def checked_record(document: Any, names: list[str], where: str) -> dict[str, Any]:
    """An object with exactly these keys."""
    if not isinstance(document, dict):
        raise BadData(f"{where} must be an object")
    for name in names:
        if name not in document:
            raise BadData(f"{where}: '{name}' is missing")
    for name in document:
        if name not in names:
            raise BadData(f"{where}: unknown key '{name}'")
    return document


def checked_object(document: Any, where: str) -> dict[str, Any]:
    if not isinstance(document, dict):
        raise BadData(f"{where} must be an object")
    return document


def checked_list(document: Any, where: str) -> list[Any]:
    if not isinstance(document, list):
        raise BadData(f"{where} must be a list")
    return document


def checked_number(document: Any, where: str) -> int:
    if isinstance(document, bool) or not isinstance(document, int):
        raise BadData(f"{where} must be a number")
    return document


def checked_flag(document: Any, where: str) -> bool:
    if not isinstance(document, bool):
        raise BadData(f"{where} must be true or false")
    return document
