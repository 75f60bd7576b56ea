"""A TRF → an event with one section, of players or of teams.

The players stand in records ``001``; other records add byes and rulings to their rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from xltiebreak.event.crosstable import MAX_ROUNDS, UNNUMBERED, Crosstable, rounds_of_a_cycle
from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import Origin, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.kinds import named_after
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.records import (
    ROUNDS,
    Entry,
    Records,
    RoundRecords,
    check_count,
    read_kind,
    read_order,
    read_records,
    read_scheduled_rounds,
    read_scoring,
    stated_order,
    whole,
)
from xltiebreak.tables.around import edition_on, joined


def read_trf(content: bytes, name: str) -> Event:
    """Return the event in a TRF16 or TRF26; ``name`` is its file name.

    Its edition is the one in force when the event started.

    Raises:
        TieBreakError: it is not text, has no player, or is larger than any event.
    """
    records = read_records(content)
    start = records.text("042")
    dates = joined(start, records.text("052"))
    texts: dict[str, Any] = {field: records.text(code) for code, field in layout.HEADER.items()}
    texts["name"] = texts["name"] or named_after(name)
    texts["assistant_tds"] = "; ".join(filter(None, records.texts("112")))
    has_order = stated_order(records)[0] == "222"
    texts["time_control"] = records.text("122", *([] if has_order else ["222"]))
    section = _section(records, records.edition or edition_on(dates) or edition_on(start))
    return Event(sections=(section,), dates=dates, **texts)


def _section(records: Records, edition: str) -> Section:
    bye_worth = read_scoring(records)
    worth = None if bye_worth == 1 else bye_worth
    entries = [_entry(records, worth, number, line.rstrip()) for number, line in records.players]
    if not entries:
        raise TieBreakError("no player was found; expected lines that begin with 001")
    teams = None
    if records.lines("310", "013"):
        from xltiebreak.formats.trf.teams import Teams  # late: most files have none

        teams = Teams(records, entries, are_byes_stated=bye_worth is not None)
    are_single = teams is None or not teams.play_matches
    if are_single:
        for entry in entries:
            entry.results[:] = [
                result if result.opponent else layout.ALONE.get(result.outcome, result)
                for result in entry.results
            ]
        _enter_records(records, entries)
    _tell_cut_lines(records, entries)
    _fill(entries)
    scheduled, order = read_scheduled_rounds(records), read_order(records)
    kind, is_double = read_kind(records)
    check_count(records, "062", "player", len(entries))
    section = Section(
        name="Open",
        players=tuple(entry.player for entry in entries),
        crosstable=Crosstable(
            tuple(entry.player.number for entry in entries),
            tuple(tuple(entry.results) for entry in entries),
        ),
        kind=kind,
        scheduled_rounds=scheduled,
        edition=edition,
        order=order,
        origin=_origin(records, entries),
        faults=tuple(records.faults),
    )
    section = section if teams is None else teams.in_place_of(section)
    twice = 2 * rounds_of_a_cycle(len(section.players)) if is_double else 0
    return replace(section, scheduled_rounds=scheduled or min(twice, MAX_ROUNDS) or None)


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
        if score > known if score is not None else scores and not last:
            message = (
                f"the line of player {number} ends after round {last} of {rounds}, with "
                f"{decimal(known)} points; expected his further rounds; is the line cut short?"
            )
            column = layout.round_column(last + 1) if last else layout.PLAYER.fields["Score"].first
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
                entry.results[round] = layout.ABSENT


def _origin(records: Records, entries: Sequence[Entry]) -> Origin:
    rounds, stated = range(1, len(entries[0].results) + 1), records.text(*ROUNDS)
    columns = {name: f"column {field.first}" for name, field in layout.PLAYER.fields.items()}
    return Origin(
        rows=tuple(entry.line for entry in entries),
        columns=columns
        | {f"R{round}": f"column {layout.round_column(round)} (R{round})" for round in rounds},
        lines=True,
        texts=tuple(tuple(entry.texts[: len(rounds)]) for entry in entries),
        labels={"scheduled_rounds": f"line {records.line_of(*ROUNDS)}"} if stated else {},
        of_fide=True,
    )


def _entry(records: Records, bye_worth: float | None, line: int, record: str) -> Entry:
    """Return the player of a record; one without a readable number has a stand-in."""
    columns, texts, is_in_place = records.fields(layout.PLAYER, line, record)
    starts = [column for column, _ in layout.PLAYER.entries_of(columns)]
    rounds = [(k, columns[k - 1 :][: layout.PLAYER.entries.width]) for k in starts]
    if len(rounds) > MAX_ROUNDS:
        raise TieBreakError(f"line {line}: a section holds at most {MAX_ROUNDS} rounds.")
    if not is_in_place:
        is_whole = columns.startswith(layout.PLAYER.code) and whole(texts["No."])
        player = Player(int(texts["No."]) if is_whole else UNNUMBERED + line, texts["Name"])
        return Entry(line, player, [UNREADABLE] * len(rounds), [""] * len(rounds))
    numbers = records.numbers(layout.PLAYER, line, texts)
    score: float | None = None
    try:
        score = points(texts["Score"]) if texts["Score"] else None
    except ValueError:
        message = f"{texts['Score']!r} is not a number of points; expected one such as 3.5"
        records.fault("points", line, message, layout.PLAYER.fields["Score"].first)
    results: list[Result] = []
    for column, text in rounds:
        try:
            results.append(read_round(text, bye_worth))
        except TieBreakError as error:
            records.fault("unknown-code", line, str(error), column)
            results.append(UNREADABLE)
    while results and results[-1] is BLANK:
        results.pop()
    held: dict[str, Any] = {**texts, **numbers, "Score": score}
    held["No."] = numbers["No."] or UNNUMBERED + line
    held["ID"] = texts["ID"] if texts["ID"].strip("0") else ""
    player = Player(**{own: held[name] for name, own in layout.OF_PLAYER.items()})
    return Entry(line, player, results, [text.strip() for _, text in rounds])


_UNFINISHED = "*"
"""Not in the format; some programs write it while a game is being played."""
_BYES, _GAMES = frozenset("HFUZ"), frozenset(f"10WDL{_UNFINISHED}")
"""Results of a player alone, and of one who has an opponent."""


@lru_cache(maxsize=100_000)
def read_round(text: str, bye_worth: float | None = None) -> Result:
    """Return the result in a round's columns; missing columns at the end count as blank.

    ``bye_worth`` is the worth of a pairing bye if it is not 1. An opponent without a result, or
    with ``*``, is a game that is not finished; without both, the round is blank.

    Raises:
        TieBreakError: the columns state no result; the message says what was expected.
    """
    fields = (layout.OPPONENT, layout.COLOUR, layout.RESULT)
    met, colour, letter = (field.text_in(text).strip().upper() for field in fields)
    opponent = int(met) if whole(met) else None
    fits = letter in layout.LETTERS or letter in ("", _UNFINISHED)
    if opponent is None:
        fits = fits and not met.strip("0") and letter not in _GAMES
    elif letter in _BYES:
        fits = False
    if not fits or colour not in ("", "-", "W", "B"):
        raise TieBreakError(
            f"{text.strip()!r} is no round; expected the opponent's starting number, w or b, and "
            "one of 1 = 0 W D L + -, or 0000, - and one of H F U Z"
        )
    colour = colour.strip("-").lower()
    if letter in ("", _UNFINISHED):
        return Result(Outcome.PENDING, opponent, colour) if opponent else BLANK
    if letter == "=" and opponent is None:  # as older programs write it
        return Result(Outcome.HALF_BYE)
    outcome, unrated = layout.LETTERS[letter]
    if letter in _BYES:
        return Result(outcome, worth=bye_worth if outcome is Outcome.PAIRING_BYE else None)
    return Result(outcome, opponent, colour, unrated=unrated)


def _enter_records(records: Records, entries: Sequence[Entry]) -> None:
    """Enter the byes of records 240 into players' blank rounds, and the rulings of records 299 into
    their games; report each that contradicts."""
    by_number = {entry.player.number: entry for entry in entries}
    further = RoundRecords(records, "player", dict.fromkeys(by_number, ()))
    for (round, number), said in further.read("240").items():
        entry, bye = by_number[number], said.result
        if entry.result(round) is BLANK:
            entry.enter(round, bye)
        elif entry.result(round) not in (bye, UNREADABLE):
            message = (
                f"player {number} has a {bye.outcome.value} in round {round} here, but line "
                f"{entry.line}, column {layout.round_column(round)} says otherwise; correct one of "
                "them"
            )
            records.fault("bye-record", said.line, message)
    for (round, number), said in further.read("299").items():
        entry = by_number[number]
        played = entry.result(round)
        if played.played:
            entry.enter(round, replace(played, outcome=said.ruled, ruling=True))
            continue
        message = (
            f"player {number} has no game in round {round} of which another result can be ruled "
            f"(line {entry.line}); correct one of them"
        )
        records.fault("abnormal-points", said.line, message)
