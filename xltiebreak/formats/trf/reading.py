"""A TRF → an event with one section, of players or of teams."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from xltiebreak.event.crosstable import MAX_ROUNDS, Crosstable
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.trf.byes import add_byes
from xltiebreak.formats.trf.dates import edition_on, joined
from xltiebreak.formats.trf.layout import round_column
from xltiebreak.formats.trf.players import COLUMNS, Entry, KnownRounds, PlayerReader, whole
from xltiebreak.formats.trf.records import Records, read_records
from xltiebreak.formats.trf.scoring import abnormal_points, read_scoring
from xltiebreak.formats.trf.tie_breaks import read_order
from xltiebreak.tables.cells import plain

if TYPE_CHECKING:
    from xltiebreak.formats.trf.teams.rosters import Roster

SECTION = "Open"
ABSENT = Result(Outcome.UNPAIRED)
TEAMS = ("310", "013")
"""The records that list teams; what reads them is imported where there are some only."""
ROUNDS = ("142", "XXR")
"""The records that state the number of rounds, TRF26's own first."""


def read_trf(content: bytes, name: str) -> Event:
    """The event in a TRF16 or TRF26; ``name`` is its file name.

    The edition of the rules is the one that applied when the event started. What cannot be
    understood becomes a fault with its line and column; nothing is guessed.

    Raises:
        TieBreakError: it is not text, has no player, or is larger than any event.
    """
    records = read_records(content)
    start = records.text("042")
    dates = joined(start, records.text("052"))
    return Event(
        name=records.text("012") or plain(os.path.splitext(name)[0]),
        sections=(_section(records, edition_on(dates) or edition_on(start)),),
        dates=dates,
        city=records.text("022"),
        chief_td=records.text("102"),
        assistant_tds="; ".join(text for text in records.texts("112") if text),
        time_control=records.text("122") or records.text("222"),
    )


def _section(records: Records, edition: str) -> Section:
    scoring = read_scoring(records.scoring)
    reader = PlayerReader(KnownRounds(scoring.bye_worth))
    entries = reader.read(records.players)
    faults = [*records.faults, *scoring.faults, *reader.faults]
    if not entries:
        raise TieBreakError("no player was found; expected lines that begin with 001")
    faults += abnormal_points(records.by_code.get("299", ()))
    rosters: Sequence[Roster] = ()
    of_teams = False
    if records.by_code.keys() & TEAMS:
        from xltiebreak.formats.trf.teams.rosters import RosterReader
        from xltiebreak.formats.trf.teams.section import is_team_event

        teams = RosterReader(entries)
        rosters = teams.read(records)
        of_teams = is_team_event(records, rosters, entries)
        faults += teams.faults
    if not of_teams:
        faults += add_byes(records.by_code.get("240", ()), entries)
    _fill(entries)
    scheduled, wrong = _scheduled_rounds(records)
    order, unknown = read_order(records)
    faults += [*wrong, *unknown, *_player_count(records, entries)]
    section = Section(
        name=SECTION,
        players=tuple(entry.player for entry in entries),
        crosstable=Crosstable(
            tuple(entry.player.number for entry in entries),
            tuple(tuple(entry.results) for entry in entries),
        ),
        kind=_kind(records),
        scheduled_rounds=scheduled,
        edition=edition,
        order=order,
        origin=_origin(records, entries),
        faults=tuple(faults),
    )
    if not rosters:
        return section
    from xltiebreak.formats.trf.teams.section import team_section, with_clubs

    if of_teams:
        return team_section(section, records, rosters, entries)
    return with_clubs(section, rosters)


def _fill(entries: list[Entry]) -> None:
    """Give everybody the same number of rounds; blanks mean ``Z``, absent, in a paired round.

    A player whom somebody names was not absent: his result is missing, and stays blank.
    """
    rounds = max(len(entry.results) for entry in entries)
    for entry in entries:
        entry.extend(rounds)
    for round in range(rounds):
        blank = [entry for entry in entries if entry.results[round] is BLANK]
        if not blank:
            continue
        named = {entry.results[round].opponent for entry in entries} - {None}
        for entry in blank if named else ():
            if entry.player.number not in named:
                entry.results[round] = ABSENT


def _kind(records: Records) -> str:
    stated = (records.text("192") or records.text("092")).casefold()
    return "roundrobin" if "robin" in stated or "berger" in stated else "swiss"


def _scheduled_rounds(records: Records) -> tuple[int | None, list[Finding]]:
    """The number of rounds that the file states."""
    for code in ROUNDS:
        text = records.text(code)
        if whole(text) and int(text) <= MAX_ROUNDS:
            return int(text), []
        if text:
            message = f"{text!r} is not a number of rounds; expected one from 1 to {MAX_ROUNDS}"
            return None, [Finding(ERROR, "setting", records.where(code), message)]
    return None, []


def _player_count(records: Records, entries: list[Entry]) -> list[Finding]:
    """A file that was cut short has fewer players than it says."""
    stated = records.text("062")
    if not whole(stated) or int(stated) == len(entries):
        return []
    message = f"the file says {stated} players and has {len(entries)}; is it complete?"
    return [Finding(WARNING, "player-count", records.where("062"), message)]


def _origin(records: Records, entries: list[Entry]) -> Origin:
    rounds = range(1, len(entries[0].results) + 1)
    columns = {f"R{round}": f"column {round_column(round)} (R{round})" for round in rounds}
    stated = next((code for code in ROUNDS if records.text(code)), "")
    return Origin(
        rows=tuple(entry.line for entry in entries),
        columns={**COLUMNS, **columns},
        lines=True,
        texts=tuple(tuple(entry.texts) for entry in entries),
        labels={"scheduled_rounds": records.where(stated)} if stated else {},
    )
