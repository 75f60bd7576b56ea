"""A TRF → an event with one section, of players or of teams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Origin, TieBreakError
from xltiebreak.event.results import BLANK, Result
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.kinds import named_after
from xltiebreak.formats.trf.layout import ABSENT, ALONE, HEADER, PLAYER, round_column
from xltiebreak.formats.trf.players import Entry, read_byes, read_players, read_rulings
from xltiebreak.formats.trf.records import (
    ROUNDS,
    Records,
    check_count,
    read_kind,
    read_order,
    read_records,
    read_scheduled_rounds,
    read_scoring,
    stated_order,
)
from xltiebreak.tables.around import edition_on, joined
from xltiebreak.verify.own_order import under_own_rules


def read_trf(content: bytes, name: str) -> Event:
    """Return the event in a TRF16 or TRF26; ``name`` is its file name.

    Its edition is the one in force when the event started. What cannot be understood becomes a
    fault with its line and column; nothing is guessed.

    Raises:
        TieBreakError: it is not text, has no player, or is larger than any event.
    """
    records = read_records(content)
    start = records.text("042")
    dates = joined(start, records.text("052"))
    texts: dict[str, Any] = {field: records.text(code) for code, field in HEADER.items()}
    texts["name"] = texts["name"] or named_after(name)
    texts["assistant_tds"] = "; ".join(filter(None, records.texts("112")))
    has_order = stated_order(records)[0] == "222"
    texts["time_control"] = records.text("122", *([] if has_order else ["222"]))
    section = _section(records, records.edition or edition_on(dates) or edition_on(start))
    return under_own_rules(Event(sections=(section,), dates=dates, **texts))


def _section(records: Records, edition: str) -> Section:
    bye_worth = read_scoring(records)
    entries = read_players(records, None if bye_worth == 1 else bye_worth)
    if not entries:
        raise TieBreakError("no player was found; expected lines that begin with 001")
    teams = None
    if records.lines("310", "013"):
        from xltiebreak.formats.trf.teams import Teams  # late: most files have none

        teams = Teams(records, entries, are_byes_stated=bye_worth is not None)
    are_single = teams is None or not teams.play_matches
    if are_single:
        for entry in entries:
            entry.results[:] = [_as_bye(result) for result in entry.results]
        read_byes(records, entries)
    _tell_cut_lines(records, entries)
    if are_single:
        read_rulings(records, entries)
    _fill(entries)
    scheduled, order = read_scheduled_rounds(records), read_order(records)
    check_count(records, "062", "player", len(entries))
    section = Section(
        name="Open",
        players=tuple(entry.player for entry in entries),
        crosstable=Crosstable(
            tuple(entry.player.number for entry in entries),
            tuple(tuple(entry.results) for entry in entries),
        ),
        kind=read_kind(records),
        scheduled_rounds=scheduled,
        edition=edition,
        order=order,
        origin=_origin(records, entries),
        faults=tuple(records.faults),
    )
    return section if teams is None else teams.in_place_of(section)


def _as_bye(result: Result) -> Result:
    return ALONE.get(result.outcome, result) if result.opponent is None else result


def _tell_cut_lines(records: Records, entries: Sequence[Entry]) -> None:
    """Report each line that ends before the others do and has fewer points than it states: its
    player would be taken for absent. Lines with a fault already are left out."""
    known_lines = {fault.where.split(",")[0] for fault in records.faults}
    rounds = max(len(entry.results) for entry in entries)
    scores = any(entry.player.printed_score is not None for entry in entries)
    for entry in entries:
        number, score = entry.player.number, entry.player.printed_score
        known = sum(result.points for result in entry.results)
        last = len(entry.results)
        if last == rounds or f"line {entry.line}" in known_lines:
            continue
        if score is None and scores and not last:
            problem = f"line {entry.line} ends before the points of player {number}"
        elif score is not None and score > known:
            end = f"after round {last}" if last else "before round 1"
            problem = (
                f"player {number} has {decimal(score)} points, but his line ends {end} of "
                f"{rounds}, with {decimal(known)}"
            )
        else:
            continue
        column = round_column(last + 1) if last else PLAYER.fields["Score"].first
        message = f"{problem}; expected his further rounds; is the line cut short?"
        records.fault("cut-line", entry.line, message, column)


def _fill(entries: Sequence[Entry]) -> None:
    """Give everybody the same number of rounds; in a round with pairings blanks mean ``Z``, absent.

    A player whom another names as opponent was not absent: his result is missing, and stays blank.
    """
    rounds = max(len(entry.results) for entry in entries)
    for entry in entries:
        entry.extend(rounds)
    for round in range(rounds):
        named = {entry.results[round].opponent for entry in entries} - {None}
        for entry in entries if named else ():
            if entry.results[round] is BLANK and entry.player.number not in named:
                entry.results[round] = ABSENT


def _origin(records: Records, entries: Sequence[Entry]) -> Origin:
    rounds = range(1, len(entries[0].results) + 1)
    columns = {name: f"column {field.first}" for name, field in PLAYER.fields.items()}
    round_code = next((code for code in ROUNDS if records.text(code)), "")
    return Origin(
        rows=tuple(entry.line for entry in entries),
        columns=columns
        | {f"R{round}": f"column {round_column(round)} (R{round})" for round in rounds},
        lines=True,
        texts=tuple(tuple(entry.texts[: len(rounds)]) for entry in entries),
        labels={"scheduled_rounds": f"line {records.line_of(round_code)}"} if round_code else {},
        of_fide=True,
    )
