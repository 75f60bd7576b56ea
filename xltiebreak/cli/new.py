"""``new``: a workbook ready for typing, empty or with players, or an event with more room."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from xltiebreak.checks import examine_event
from xltiebreak.cli.options import command, refuse_other_ending, table
from xltiebreak.cli.output import PROGRAM, hear, progress, say
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.crosstable import ROUNDROBIN, SWISS
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError, summary
from xltiebreak.event.section import Event
from xltiebreak.event.words import bare, either
from xltiebreak.excel.cells import rows as in_rows
from xltiebreak.formats.files import (
    content_of,
    entries_of,
    files_read,
    for_a_workbook,
    grids_in,
    load,
    taken_over,
)
from xltiebreak.formats.kinds import is_package
from xltiebreak.tables.labels import understood
from xltiebreak.tables.sheets import Entry, EntryList

TEAM, SCORES, CLASSIC = "team", "scores", "classic"

_OF_AN_EMPTY_ONE = ("kind", "double", "boards", "weights", "sections")

_TO_TYPE = {TEAM: "the teams and the matches", SCORES: "the scores and the prizes"}
_NO_ORDER = "{} has no order for its teams; {} is typed on the sheet Event: change it there."
Asked = Mapping[str, Any]
"""The values of the options by their names; None or False where they were not given."""


def _refuse_contradictions(asked: Asked, kinds: Collection[str]) -> None:
    """Refuse the options that are for events of other kinds than these.

    Raises:
        TieBreakError: there is such an option.
    """
    for option, value in asked.items():
        good_for = table(f"options.{option}").get("kinds", "").split()
        if good_for and value not in (None, False, "crosstable") and not {*kinds} & {*good_for}:
            raise TieBreakError(
                f"--{option} is for events of the kind {either(good_for)}, and this one is "
                f"{either(kinds)}; leave it out, or use --kind"
            )


def _room(asked: Asked, sections: int) -> Iterator[tuple[int | None, int | None]]:
    """Return how many rows and rounds are asked for in each section; None where none are.

    Raises:
        TieBreakError: there are neither one nor as many numbers as sections.
    """
    rows = asked["players"] or asked["teams"] or (None,)
    columns = {"rows": rows, "rounds": asked["rounds"] or (None,)}
    for what, stated in columns.items():
        if len(stated) not in (1, sections):
            raise TieBreakError(
                f"there are {len(stated)} numbers of {what} for {counted(sections, 'section')}; "
                "give one number, or one for each section"
            )
    return zip(*(each * (sections if len(each) == 1 else 1) for each in columns.values()))


@command("new")
def new(out: Path, old: str | None, program: str | None, force: bool, **asked: Any) -> None:
    """Write the workbook, then say what is not in it and what comes next."""
    program, kind, listed = _program(out, program), asked["kind"], asked["entries"]
    if old is None:
        _refuse_contradictions(asked, [kind or SWISS])
    elif given := [option for option in _OF_AN_EMPTY_ONE if asked[option]]:
        raise TieBreakError(
            f"--{given[0]} is for an empty workbook; with --from, leave it out: the file says it, "
            "and it may be changed on the sheet Event"
        )
    weights = None if asked["weights"] is None else understood("board_weights", asked["weights"])
    inputs = [*(files_read(old) if old else ()), *([listed] if listed else ())]
    refuse(out, force=force, inputs=inputs)

    entries = entries_of(listed) if listed else EntryList()
    known: Sequence[str] = ()
    sheets: Mapping[str, str] = {}
    if old is None:
        event = _new_event(asked, entries.entries, weights)
    else:
        taken, sheets = for_a_workbook(load(old)), _sheets_of(old)
        _refuse_contradictions(asked, _kinds_of(taken))
        alone = {**asked, "players": None, "teams": None}
        typed, known = _larger(taken, alone, entries.entries)
        event, _ = _larger(taken, asked, entries.entries)
        orders = {now.order for was, now in zip(taken.sections, typed.sections) if not was.order}
        known = [*known, *(_NO_ORDER.format(old, order) for order in sorted(orders) if order)]
    with progress("Writing the workbook"):
        from xltiebreak.excel.writer import write_workbook  # late: errors come before

        content = write_workbook(
            event,
            route=program,
            of_games=(asked["entry"] or "games" * ("games" in sheets.values())) == "games",
            with_prizes=asked["prizes"],
            with_boards=asked["boards"] is not None or "boards" in sheets.values(),
        )
    write({out: content}, force=force, inputs=inputs)

    say(f"Wrote {out}. {_what_next(event, kind, typed=bool(old), listed=bool(entries.entries))}")
    if entries.passed_over:
        say(f"Passed over in {listed}: the columns {', '.join(entries.passed_over)}.")
    hear(known)
    if old is not None:
        _say_what_is_not_taken_over(typed, content, old, [*sheets])
    if then := table("new.then").get(program):
        say(then)
    say(f'Then: {PROGRAM} bulletin "{out}"')


def _kinds_of(event: Event) -> Collection[str]:
    if any(section.matches for section in event.sections):
        return (TEAM,)
    only_scores = any(section.has_only_scores for section in event.sections)
    return (SCORES,) if only_scores else (SWISS, ROUNDROBIN)


def _new_event(asked: Asked, entries: Sequence[Entry], weights: tuple[float, ...] | None) -> Event:
    names = _section_names(asked["sections"]) or in_rows.sections_in(entries)
    room = _room(asked, len(names))
    sections = []
    for name, late, (most, rounds) in zip(names, in_rows.placed_in(names, entries), room):
        if most is not None and most < len(late):
            raise TieBreakError(
                f"{name + ': ' if name else ''}the list has {counted(len(late), 'player')}, more "
                f"than the {counted(most, 'row')} asked for; ask for {len(late):,} or more"
            )
        rows = most or len(late)
        if asked["kind"] == TEAM:
            boards = asked["boards"] or len(weights or ()) or 8
            event = in_rows.empty_team_event(rows or 8, rounds or 7, boards, weights)
        elif asked["kind"] == SCORES:
            event = in_rows.empty_scores(rows or 24)
        elif asked["kind"] == ROUNDROBIN:
            event = in_rows.empty_roundrobin(rows or 8, double=asked["double"])
        else:
            event = in_rows.empty_swiss(rows or 24, rounds or 5)
        section = replace(event.sections[0], name=name)
        section = replace(section, kind=SWISS) if asked["kind"] == SWISS else section
        sections.append(in_rows.filled(section, late))
    return Event("", tuple(sections))


def _larger(event: Event, asked: Asked, entries: Sequence[Entry]) -> tuple[Event, Sequence[str]]:
    """Return the event with more room and the list's players, and those it had already."""
    room, placed = _room(asked, len(event.sections)), in_rows.placed(event.sections, entries)
    sections = [
        in_rows.larger(section, late, rows, rounds)
        for section, late, (rows, rounds) in zip(event.sections, placed.late, room)
    ]
    return replace(event, sections=tuple(sections)), placed.known


def _say_what_is_not_taken_over(
    event: Event, content: bytes, old: str, sheets: Sequence[str]
) -> None:
    lost = [loss.sentence for loss in taken_over(event, content)]
    if left := in_rows.sheets_left(event, sheets):
        lost.append(f"The sheets {', '.join(left)} are not of the event; copy them by hand.")
    if lost:
        say(f"What is not taken over from {old}:")
    hear(f"- {sentence}" for sentence in lost)
    if findings := examine_event(event):
        command = "prizes" if SCORES in _kinds_of(event) else "check"
        say(f"'xltiebreak {command}' finds {summary(findings)} in {old}.")


def _sheets_of(old: str) -> Mapping[str, str]:
    """Return the kinds of a workbook's sheets that are not empty; none of another file."""
    if old == "-" or Path(old).is_dir() or not is_package(content_of(old)):
        return {}
    return {grid.sheet: grid.kind for grid in grids_in(old, bool) or () if grid.rows}


def _what_next(event: Event, kind: str, *, typed: bool, listed: bool) -> str:
    count = sum(bool(player.name) for section in event.sections for player in section.players)
    if typed:
        noun = "team" if TEAM in _kinds_of(event) else "player"
        return f"It has the event with its {counted(count, noun)}."
    if listed:
        return f"It has {counted(count, 'player')}. Type the event and the results in it."
    return f"Type the event, {_TO_TYPE.get(kind, 'the players and the results')} in it."


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


def _program(out: Path, given: str | None) -> str:
    """Return the program for the workbook, by ``--for`` and the ending of its name."""
    program = given or (CLASSIC if out.suffix.lower() == ".xlsm" else "lite")
    ending = ".xlsm" if program == CLASSIC else ".xlsx"  # which alone has macros
    stem = out.stem if out.suffix else "event"
    refuse_other_ending(out, ending, f"{stem}{ending}")
    return program
