"""``new``: a workbook ready for typing, empty or with players, or an event with more room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from xltiebreak import excel as in_excel
from xltiebreak.checks import examine_event
from xltiebreak.cli.new_asked import ENTRIES, GAMES, KINDS, SCORES, TEAM, Asked
from xltiebreak.cli.options import command, refuse_other_ending
from xltiebreak.cli.output import PROGRAM, say
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.crosstable import ROUNDROBIN, SWISS
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError, summary
from xltiebreak.event.section import MAX_BOARDS, Event
from xltiebreak.event.words import bare
from xltiebreak.formats import (
    content_of,
    entries_of,
    files_read,
    for_a_workbook,
    grids_in,
    is_package,
    load,
    taken_over,
)
from xltiebreak.scripts import SWITCH, Option, file_name, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.lists import Entry, EntryList

CLASSIC = "classic"
_PROGRAMS = ("lite", CLASSIC, "libreoffice", "plain")
"""The programs a workbook can be for: the routes."""

_LIVE = {
    "lite": "In Excel, trust xlwings Lite and this workbook, and run Make the formulas live: "
    "the sheet Help has each step.",
    CLASSIC: "When Excel asks, click Enable Content; the sheet Help tells the further steps.",
    "libreoffice": "It is live in LibreOffice 25.2 or newer with the extension: xltiebreak "
    "libreoffice install. The sheet Help tells the steps.",
}


def whole_numbers(least: int, most: int) -> Callable[[str], tuple[int, ...]]:
    """Return what reads one whole number, or several with commas."""
    single = whole_number(least, most)
    return lambda text: tuple([single(part) for part in text.split(",")])


_NUMBERS = whole_numbers(1, 1_000)


def _refuse_any(contradictions: Iterator[str]) -> None:
    for sentence in contradictions:
        raise TieBreakError(sentence)


@command(
    "new",
    "OUT.xlsx",
    Option(
        "--players",
        "N[,N]",
        "Rows for this many players, up to 1,000. With several sections, one number for all or "
        "one each. Spare rows for late entries are added. A round-robin's grid has room for 40, "
        "for 20 with --double. [default: 24, for a round-robin 8; with --from or --entries, as "
        "many as there are]",
        _NUMBERS,
    ),
    Option(
        "--teams",
        "N[,N]",
        "Rows for this many teams, up to 150, with --kind team. [default: 8]",
        _NUMBERS,
    ),
    Option(
        "--rounds",
        "R[,R]",
        "Columns for this many rounds, up to 20. A round-robin's follow from its players. "
        "[default: 5, for teams 7; with --from, as many as there are]",
        whole_numbers(1, 20),
    ),
    Option(
        "--sections", "NAMES", "A crosstable for each of these sections, such as Open,U1200.", str
    ),
    Option(
        "--entries",
        "LIST",
        "Fill in the players of a registration list or rating list (.csv, .xlsx), the highest "
        "rated first, by its headers: Name, ID, Rating, Team, Section. With --from, those who are "
        "not there yet.",
        file_name,
    ),
    Option(
        "--from old",
        "OLD",
        "Take over everything that is typed in this file, of any kind that is read.",
        file_name,
    ),
    Option(
        "--kind",
        KINDS,
        "The pairings. A round-robin has a grid of the players; for teams one types matches; "
        "scores is a list of names, ratings and final scores, enough for prizes. "
        "[default: a Swiss, unless the rounds and pairings are those of a round-robin]",
    ),
    Option(
        "--entry",
        ENTRIES,
        "Where results are typed: crosstable, each in both players' rows, or both cells of a "
        "grid; games, each once, on a sheet Games, which a Crosstable with rounds follows. "
        "[default: crosstable]",
    ),
    Option(
        "--boards",
        "N",
        "The boards of a match between teams, and sheets Players and Boards to type who sat at "
        "them. [default: 8, without these sheets; with --from, those where OLD has them]",
        whole_number(1, MAX_BOARDS),
    ),
    Option(
        "--weights",
        "LIST",
        "What each board is worth, the first board first. "
        '[default: "12 11 10 9 8 7 6 5" for 8 boards, else 1 each]',
        str,
    ),
    Option(
        "--prizes",
        SWITCH,
        "A sheet Prizes to type them, with functions also who wins them. [default: where OLD has "
        "prizes]",
    ),
    Option("--double", SWITCH, "A round-robin in which everybody meets twice."),
    Option(
        "--for program",
        _PROGRAMS,
        "lite: Excel on Windows, Mac or the web, with the free add-in xlwings Lite. "
        "classic: Excel on Windows, with Python; the file is named OUT.xlsm. "
        "libreoffice: LibreOffice 25.2 or newer, with the extension xltiebreak.oxt. "
        "plain: any spreadsheet, without functions. [default: lite, for OUT.xlsm classic]",
    ),
    "force",
    examples=[
        "new spring-open.xlsx --players 40 --rounds 6",
        "new spring-open.xlsm",
        "new spring-open.xlsx --sections Open,U1200 --players 40,24",
        "new spring-open.xlsx --entries registrations.csv",
        "new larger.xlsx --from spring-open.xlsx --players 60 --rounds 7",
        "new spring-open.xlsx --entry games --for plain",
        "new league.xlsx --kind team --teams 16 --rounds 7 --boards 4",
        "new prizes.xlsx --from final-standings.csv",
    ],
    codes="0 fine, 1 errors in OLD, 2 wrong usage or a file that exists or cannot be read",
)
def new(out: Path, old: str | None, program: str | None, force: bool, **options: Any) -> None:
    """Write a workbook, ready for typing.

    It has the sheets Event and Crosstable to type in (for teams Event, Teams and Matches, with
    --boards also Players and Boards; with --entry games also Games, with --prizes also Prizes), and
    Help that explains what to type; for a Swiss also Standings and Arithmetic, which follow what is
    typed in any spreadsheet, and with functions Worksheet, Checks and Verify. With --kind scores
    it has Scores and Prizes, below whose prizes the winners stand. With --from it holds what was
    typed in OLD, which stays as it is.
    """
    program, asked = _program(out, program), Asked(**options)
    _refuse_any(asked.contradictions(old))
    weights = _weights(asked.weights)
    inputs = [*(files_read(old) if old else ()), *([asked.entries] if asked.entries else ())]
    refuse(out, force=force, inputs=inputs)

    entries = entries_of(asked.entries) if asked.entries else EntryList()
    known: Sequence[str] = ()
    sheets: Sequence[Grid] = ()
    if old is None:
        event = _new_event(asked, entries.entries, weights)
    else:
        event, sheets = for_a_workbook(load(old)), _sheets_of(old)
        _refuse_any(asked.contradictions_with(event))
        typed, known = _larger(event, replace(asked, players=None, teams=None), entries.entries)
        event, _ = _larger(event, asked, entries.entries)
    content = in_excel.write_workbook(
        event,
        route=program,
        of_games=asked.entry == GAMES,
        with_prizes=asked.prizes,
        with_boards=asked.boards is not None or any(grid.kind == "boards" for grid in sheets),
    )
    write(out, content, force=force, inputs=inputs)

    say(f"Wrote {out}. {_what_next(event, typed=old is not None, listed=bool(entries.entries))}")
    if entries.passed_over:
        say(f"Passed over in {asked.entries}: the columns {', '.join(entries.passed_over)}.")
    for sentence in known:
        say(sentence)
    if old is not None:
        _say_what_is_not_taken_over(typed, content, old, [grid.sheet for grid in sheets])
    if program in _LIVE:
        say(_LIVE[program])
    say(f'Then: {PROGRAM} bulletin "{out}"')


def _new_event(asked: Asked, entries: Sequence[Entry], weights: tuple[float, ...] | None) -> Event:
    names = _section_names(asked.sections) or in_excel.sections_in(entries)
    asked.refuse_other_numbers(len(names))
    sections = []
    for k, (name, late) in enumerate(zip(names, in_excel.placed_in(names, entries))):
        rows, rounds = asked.rows_of(k), asked.rounds_of(k)
        if rows is not None and rows < len(late):
            raise TieBreakError(
                f"{name + ': ' if name else ''}the list has {counted(len(late), 'player')}, more "
                f"than the {counted(rows, 'row')} asked for; ask for {len(late):,} or more"
            )
        rows = rows or len(late)
        if asked.kind == TEAM:
            boards = asked.boards or len(weights or ()) or 8
            event = in_excel.empty_team_event(rows or 8, rounds or 7, boards, weights)
        elif asked.kind == SCORES:
            event = in_excel.empty_scores(rows or 24)
        elif asked.kind == ROUNDROBIN:
            event = in_excel.empty_roundrobin(rows or 8, double=asked.double)
        else:
            event = in_excel.empty_swiss(rows or 24, rounds or 5)
        section = replace(event.sections[0], name=name)
        section = replace(section, kind=SWISS) if asked.kind == SWISS else section
        sections.append(in_excel.filled(section, late))
    return Event("", tuple(sections))


def _larger(event: Event, asked: Asked, entries: Sequence[Entry]) -> tuple[Event, Sequence[str]]:
    """Return the event with more room and the list's players, and those it had already."""
    asked.refuse_other_numbers(len(event.sections))
    placed = in_excel.placed(event.sections, entries)
    sections = [
        in_excel.larger(section, late, asked.rows_of(k), asked.rounds_of(k))
        for k, (section, late) in enumerate(zip(event.sections, placed.late))
    ]
    return replace(event, sections=tuple(sections)), placed.known


def _say_what_is_not_taken_over(
    event: Event, content: bytes, old: str, sheets: Sequence[str]
) -> None:
    lost = [loss.sentence for loss in taken_over(event, content)]
    left = in_excel.sheets_left(event, sheets)
    if left:
        lost.append(f"The sheets {', '.join(left)} are not of the event; copy them by hand.")
    if lost:
        say(f"What is not taken over from {old}:")
    for sentence in lost:
        say(f"- {sentence}")
    if findings := examine_event(event):
        only_scores = any(section.has_only_scores for section in event.sections)
        command = "prizes" if only_scores else "check"
        say(f"'xltiebreak {command}' finds {summary(findings)} in {old}.")


def _sheets_of(old: str) -> Sequence[Grid]:
    """Return the sheets of a workbook that are not empty; none if the file is no workbook."""
    if old == "-" or Path(old).is_dir() or not is_package(content_of(old)):
        return ()
    return [grid for grid in grids_in(old, bool) or () if grid.rows]


def _what_next(event: Event, *, typed: bool, listed: bool) -> str:
    of_teams = any(section.matches for section in event.sections)
    count = sum(bool(player.name) for section in event.sections for player in section.players)
    if typed:
        return f"It has the event with its {counted(count, 'team' if of_teams else 'player')}."
    if listed:
        return f"It has {counted(count, 'player')}. Type the event and the results in it."
    what = "the teams and the matches" if of_teams else "the players and the results"
    if not any(section.crosstable.rounds for section in event.sections):
        what = "the scores and the prizes"
    return f"Type the event, {what} in it."


def _section_names(sections: str | None) -> list[str]:
    if sections is None:
        return []
    names = [" ".join(name.split()) for name in sections.split(",")]
    if not all(names):
        raise TieBreakError(
            f"--sections {sections!r} has an empty name; expected such as Open,U1200"
        )
    for k, name in enumerate(names):
        if bare(name) in map(bare, names[:k]):
            raise TieBreakError(f"--sections names {name} twice; give each section its own name")
    return names


def _weights(text: str | None) -> tuple[float, ...] | None:
    from xltiebreak.tables.settings import understood  # late: only --weights reads one

    weights: tuple[float, ...] | None = None if text is None else understood("board_weights", text)
    return weights


def _program(out: Path, given: str | None) -> str:
    """Return the program for the workbook, by ``--for`` and the ending of its name."""
    suffix = out.suffix.lower()
    if suffix != ".xlsm":
        refuse_other_ending(out, ".xlsx", "event.xlsx")
    if suffix == ".xlsm" and given not in (None, CLASSIC):
        raise TieBreakError(
            f"{out} would be a workbook with macros, which only --for classic has; "
            f"for {given} give a name such as {out.with_suffix('.xlsx')}"
        )
    if suffix == ".xlsx" and given == CLASSIC:
        raise TieBreakError(
            f"--for classic writes a workbook with macros; "
            f"give a name such as {out.with_suffix('.xlsm')}"
        )
    return given or (CLASSIC if suffix == ".xlsm" else "lite")
