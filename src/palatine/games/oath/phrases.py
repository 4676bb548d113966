"""What the components of Oath say: printed values from their records, one sentence for each power.

Label, side, price and restriction come from the tables, so that a corrected record is told as it
stands; the sentence of the effect is the message `say-power-<id>`.
"""

from __future__ import annotations

from typing import Final

from palatine.games.oath.prince_tables import ACTION_IDS, SYMBOLS, TARGET_IDS, TARGETS_OF
from palatine.games.oath.tables import (
    ACTION,
    BATTLE_PLAN,
    CARD_IDS,
    CARD_LOCKED,
    CARD_RESTRICTION,
    CARDS,
    FACE_IDS,
    FACE_POWERS,
    FACES,
    FIRST_BANNER,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_VISION,
    GOALS,
    KINDS,
    MAJOR_ACTIONS,
    MODIFIER,
    POWER_ROWS,
    PRICES,
    RECOVERIES,
    RELIC_IDS,
    REST,
    RESTRICTIONS,
    RULING_FACE,
    RULING_IDS,
    SIDES,
    SUIT_IDS,
    TABLES,
    TITLE_FACE,
    TITLE_IDS,
    UNRESTRICTED,
    WAKE,
    WHEN_PLAYED,
    PowerRow,
)
from palatine.kernel.data import Record, is_reconstructed
from palatine.kernel.phrases import AND, SENTENCES, Phrase, Said, joined, say, thing

TITLE: Final = "rank"  # the kind of the title's sides


def key(text: str) -> str:
    return text.replace("_", "-")


def thing_of(face: int) -> list[str]:
    """The kind and the id by which a face is named."""
    id = FACE_IDS[face]
    if face < CARDS:
        return ["card", id]
    if face < FIRST_RELIC:
        return ["ruin", id]
    if face < FIRST_SITE:
        return ["relic", id]
    if face < FIRST_BANNER:
        return ["site", id]
    if face < TITLE_FACE:
        return ["banner", id]
    return [TITLE, TITLE_IDS[0]] if face == TITLE_FACE else ["space", id]


# powers


def label(row: PowerRow) -> Phrase:
    """When a power works: its timing word, the action that it modifies, or its side."""
    if row.kind in (ACTION, REST, WAKE, WHEN_PLAYED):
        return say("label-" + key(KINDS[row.kind]))
    if row.kind == BATTLE_PLAN:
        return say("label-plan-" + SIDES[row.side])
    if row.kind != MODIFIER:
        return say("label-always")
    names = [thing_named("major", id) for n, id in enumerate(MAJOR_ACTIONS) if row.actions >> n & 1]
    if row.mandatory:
        return say("label-must").phrase("action", joined(AND, names))
    return joined(AND, names)


def thing_named(kind: str, id: str) -> Phrase:
    """The name of a thing at the beginning of a sentence."""
    return say("start").text("thing", f"{kind}/{id}")


def price(row: PowerRow) -> Phrase | None:
    """OA-PWR-02: what is placed and what is burned; None if it is free."""
    counts = [row.favor, row.secrets, row.burned_favor, row.burned_secrets]
    parts = [
        say("price-" + key(what), count)
        for what, count in zip(PRICES, counts, strict=True)
        if count > 0
    ]
    return joined(AND, parts) if parts else None


def power(row: PowerRow) -> Phrase:
    """Label, side, price, and the sentence."""
    cost = price(row)
    phrase = say("power") if cost is None else say("power-priced").phrase("price", cost)
    phrase.phrase("label", label(row))
    return phrase.phrase("effect", say("power-" + key(row.id)))


def powers(face: int) -> list[Phrase]:
    return [power(POWER_ROWS[number]) for number in FACE_POWERS[face]]


# faces: what is printed on them, then their powers


def of_card(card: int) -> list[Phrase]:
    """Suit and restriction banner; a Vision has neither."""
    found: list[Phrase] = []
    if FIRST_VISION <= card < FIRST_EDIFICE:
        return found
    table = "denizens" if card < FIRST_VISION else "edifices"
    record = TABLES[table].where("id", CARD_IDS[card])
    found.append(say("suit").text("suit", f"suit/{record.text('suit')}"))
    found += restriction(CARD_RESTRICTION[card], CARD_LOCKED[card])
    return found


def restriction(banner: int, is_locked: bool) -> list[Phrase]:
    """OA-PWR-06."""
    if banner == UNRESTRICTED:
        return [say("locked")] if is_locked else []
    name = "only-" + RESTRICTIONS[banner]
    return [say(name + "-locked" if is_locked else name)]


def of_site(record: Record) -> list[Phrase]:
    """OA-SIT-01: room for cards, what lies there when it is turned up, what a relic costs."""
    found = [say("coast")] if record.any("coast") else []
    room = record.number("capacity")
    found.append(say("room", room) if room > 0 else say("no-room"))
    there = [
        say("lies-" + what, record.number(what))
        for what in ("favor", "secrets", "relics")
        if record.number(what) > 0
    ]
    if there:
        found.append(say("lies").phrase("things", joined(AND, there)))
    way = record.text("recover")
    if way != RECOVERIES[0]:
        cost = say("recover-" + key(way), record.number("price"))
        if record.text("bank") != "none":
            cost.text("suit", f"suit/{record.text('bank')}")
        found.append(cost)
    return found


def printed(face: int) -> list[Phrase]:
    """What a face shows beside its powers."""
    if face < CARDS:
        return of_card(face)
    if face < FIRST_RELIC:
        return [say("ruin")]
    if face < FIRST_SITE:
        record = TABLES["relics"].where("id", RELIC_IDS[face - FIRST_RELIC])
        return [say("defense", record.number("defense"))]
    if face < FIRST_BANNER:
        return of_site(TABLES["sites"].where("id", FACE_IDS[face]))
    return []


def about(face: int) -> Phrase:
    return joined(SENTENCES, printed(face) + powers(face))


def ruling(number: int) -> Phrase:
    """A ruling of ours says that it is one."""
    phrase = say("ruling-" + key(RULING_IDS[number]))
    if is_reconstructed(TABLES["rulings"].records[number]):
        return say("own-reading").phrase("ruling", phrase)
    return phrase


def goal(record: Record) -> Phrase:
    """OA-WIN-01, OA-WIN-31: whom the title goes to, and who succeeds the Chancellor."""
    phrase = say("oath").phrase("goal", say("goal-" + key(record.text("goal"))))
    return phrase.phrase("successor", say("goal-" + key(record.text("successor"))))


def where(face: int) -> str:
    return TABLES["powers"].records[FACE_POWERS[face][0]].where


def said() -> list[Said]:
    """Texts of all faces with their rulings, the goals, and names of faces and powers."""
    found: list[Said] = []
    for face in range(FACES):
        kind, id = thing_of(face)
        found.append(Said(where(face), kind, id, about(face)).about("about"))
        rulings = [number for number, of in enumerate(RULING_FACE) if of == face]
        for n, number in enumerate(rulings):
            record = TABLES["rulings"].records[number]
            found.append(Said(record.where, kind, id, ruling(number)).about(f"ruling-{n + 1}"))
        found.append(Said(where(face), "face", FACE_IDS[face], thing(kind, id)))
    usurper = Said(where(TITLE_FACE), TITLE, TITLE_IDS[1], about(TITLE_FACE))
    found.append(usurper.about("about"))
    for record in TABLES["oaths"].records:
        found.append(Said(record.where, "oath", record.text("id"), goal(record)).about("about"))
    for row in POWER_ROWS:
        kind, id = thing_of(row.face)
        record = TABLES["powers"].records[row.number]
        found.append(Said(record.where, "power", row.id, thing(kind, id)))
    for record in [*TABLES["mind_threats"].records, *TABLES["mind_cells"].records]:
        found.append(Said(record.where, "cell", record.text("id"), cell(record)))
        if is_reconstructed(record):
            note = Said(record.where, "cell", record.text("id"), say("own-sheet"))
            found.append(note.about("about"))
    return found


def cell(record: Record) -> Phrase:
    """A cell of the mind sheet: its name and what is done there, or which threat begins there."""
    phrase = say("cell").text("code", record.text("id").upper())
    if "symbol" in record.values:
        return phrase.phrase("deed", say("symbol-" + key(record.text("symbol"))))
    return phrase.phrase("deed", deed(record.text("action"), record.text("target")))


def deed(action: str, target: str) -> Phrase:
    return say("deed-" + key(action if target == "none" else f"{action}-{target}"))


def vocabulary() -> list[Phrase]:
    """One of every phrase, also of those that corrected records may need."""
    found = [about(face) for face in range(FACES)]
    found += [ruling(number) for number in range(len(RULING_IDS))]
    found += [goal(record) for record in TABLES["oaths"].records]
    found += [say("goal-" + key(code)) for code in GOALS]
    found += [say("price-" + key(what), 2) for what in PRICES]
    found += [say("lies-" + what, 2) for what in ("favor", "secrets", "relics")]
    found += [say("label-plan-" + side) for side in SIDES]
    for banner in range(len(RESTRICTIONS)):
        for is_locked in (False, True):
            found += restriction(banner, is_locked)
    for way in RECOVERIES[1:]:
        cost = say("recover-" + key(way), 2)
        if way == "place_favor":
            cost.text("suit", f"suit/{SUIT_IDS[0]}")
        found.append(cost)
    for action in range(1, len(ACTION_IDS)):
        for target in TARGETS_OF[action]:
            what = deed(ACTION_IDS[action], TARGET_IDS[target])
            found.append(say("cell").text("code", "S1").phrase("deed", what))
    for symbol in SYMBOLS:
        found.append(say("symbol-" + key(symbol)))
    found.append(say("own-sheet"))
    found.append(say("own-reading").phrase("ruling", say("ruling-" + key(RULING_IDS[0]))))
    return [*found, say("room", 2), say("no-room"), say("coast"), say("ruin"), say("defense", 2)]
