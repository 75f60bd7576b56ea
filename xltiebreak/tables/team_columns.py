"""The columns that name teams of players, where there are several, such as schools and clubs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.section import Competition, Section, team_named
from xltiebreak.event.words import bare
from xltiebreak.tables.grid import Block
from xltiebreak.tables.player_rows import Entry
from xltiebreak.tables.settings import Settings, TeamsBy


def with_competitions(
    section: Section, block: Block, entries: Sequence[Entry], settings: Settings
) -> Section:
    """Return the section with the competitions of teams that the label Teams by states; report a
    column that is missing or stated twice."""
    made: list[Competition] = []
    faults: list[Finding] = []
    heads = block.heads
    titles = {bare(cell.text): k for k, cell in reversed(list(enumerate(heads))) if cell.text}
    for stated in settings.teams_by:
        column = titles.get(bare(stated.header))
        why = _why_not(stated, column, made, settings)
        if why or column is None:
            faults.append(Finding(ERROR, "teams-by", settings.cells["teams_by"], why))
            continue
        texts = {entry.number: team_named(entry.row.cell(column).text) for entry in entries}
        teams = {number: team for number, team in texts.items() if team}
        by = " ".join(heads[column].text.split())
        made.append(Competition(by, stated.counting, stated.minimum, teams))
    return replace(
        section,
        teams_by=tuple(made),
        counting=made[0].counting if made else None,
        faults=(*section.faults, *faults),
    )


def _why_not(
    stated: TeamsBy, column: int | None, made: Sequence[Competition], settings: Settings
) -> str:
    for name, label in (("counting", "Counting players"), ("team_minimum", "Team minimum")):
        if name in settings.cells:
            return f"the label {label} says it, too; clear it, since this label says it by column"
    if column is None:
        return (
            f"there is no column {stated.header!r} in the crosstable; head the column that names "
            "these teams so, or correct the label"
        )
    if any(bare(stated.header) == bare(competition.by) for competition in made):
        return f"{stated.header!r} stands twice; keep one of them"
    return ""
