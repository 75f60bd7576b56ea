"""What an event holds and a rating report has no place for, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.losses import (
    games_to_come,
    of_players,
    rounds_begun,
    rounds_to_come,
    settings,
)
from xltiebreak.formats.uschess.fields import (
    affiliate_id,
    days,
    member_ids,
    place_parts,
    rating_system,
    state,
)
from xltiebreak.formats.uschess.layout import HEADER, PLAYER, SECTION, Field, width
from xltiebreak.formats.uschess.rounds import write_round
from xltiebreak.formats.uschess.tables import in_ascii
from xltiebreak.tables.cells import plain


def losses(event: Event) -> Iterator[str]:
    """A sentence for everything that is not in the files, or not as the event has it."""
    yield from _event(event)
    for section in event.sections:
        yield from _text("name", section.name, SECTION, "S_SEC_NAME")
        for sentence in (*settings(section), *_players(section), *_results(section)):
            yield sentence if len(event.sections) == 1 else f"{section.name}: {sentence}"


def _event(event: Event) -> Iterator[str]:
    yield from _text("event's name", event.name, HEADER, "H_NAME")
    for name, value in (("venue", event.venue), ("text of the notes", event.notes)):
        if value:
            yield f"The {name} ({value}) is left out."
    if event.dates and not days(event.dates)[0]:
        yield (
            f"The dates {event.dates!r} are left out; a rating report needs days such as "
            "2026-03-14 – 2026-03-15."
        )
    city, region, zip_code, country = place_parts(event.city)
    for name, value, field in (
        ("city", city, "H_CITY"),
        ("state", region, "H_STATE"),
        ("zip code", zip_code, "H_ZIPCODE"),
        ("country", country, "H_COUNTRY"),
    ):
        yield from _text(name, value, HEADER, field)
    if event.organizer != affiliate_id(event.organizer):
        yield (
            f"The organizer ({event.organizer}) is left out; a rating report holds the affiliate's "
            "ID, such as A6012345."
        )
    for name, value in (
        ("chief TD", event.chief_td),
        ("assistant TDs", event.assistant_tds),
    ):
        if value != "; ".join(member_ids(value)):
            yield (
                f"Of the {name} ({value}) only the member IDs are kept; a rating report has eight "
                "figures for each."
            )
    if len(member_ids(event.chief_td)) > 1:
        yield "Of the chief TDs only the first is kept."
    yield from _text("time control", event.time_control, SECTION, "S_TIMECTL")
    if not rating_system(event.time_control):
        yield (
            "The rating system is left blank, since "
            + (
                f"the time control ({event.time_control}) does not tell it"
                if event.time_control
                else "no time control is stated"
            )
            + "; a rating report needs one such as G/60;d5."
        )


def _text(name: str, text: str, fields: Sequence[Field], field: str) -> Iterator[str]:
    """What becomes of a text in a field that is too narrow, or holds plain letters only."""
    written = in_ascii(text)[: width(fields, field)].strip()
    if written != plain(text):
        yield f"The {name} {text!r} is written as {written!r}."


def _players(section: Section) -> Iterator[str]:
    yield from of_players(
        section, ("team", "title", "sex", "birth", "provisional", "printed_place")
    )
    abroad = [
        player for player in section.players if player.federation and not state(player.federation)
    ]
    if abroad:
        yield (
            f"The federations of {counted(len(abroad), 'player')} are left out; a rating report "
            "holds states, of two letters."
        )
    for player in section.players:
        who = f"of player {player.number}"
        yield from _text(f"name {who}", player.name, PLAYER, "D_NAME")
        yield from _text(f"ID {who}", player.id, PLAYER, "D_MEM_ID")


def _results(section: Section) -> Iterator[str]:
    table = section.crosstable
    if section.kind == "roundrobin":
        yield "The round-robin is reported by rounds, which the format calls a Swiss."
    yield from rounds_to_come(section, rounds_begun(table))
    yield from games_to_come(section)
    results = [result for row in table.results for result in row]
    opponents = sum(result.forfeit and result.opponent is not None for result in results)
    if opponents:
        yield f"The opponents of {counted(opponents, 'forfeit')} are left out."
    for count, what in (
        (sum(result.unrated for result in results), "unrated game"),
        (sum(result.outcome is Outcome.FULL_BYE for result in results), "granted full-point bye"),
    ):
        if count:
            kept = "rated games" if what == "unrated game" else "pairing byes"
            yield f"{counted(count, what).capitalize()} cannot be told from {kept} in it."
    for player, row in zip(section.players, table.results):
        for round, result in enumerate(row, start=1):
            if result.worth is not None:
                yield (
                    f"The pairing bye of player {player.number} in round {round}, which is worth "
                    f"{decimal(result.worth)}, is written as {write_round(result)}."
                )
            elif result.outcome is Outcome.ANNULLED:
                yield (
                    f"The annulled game of player {player.number} in round {round} is written as "
                    "not paired."
                )
