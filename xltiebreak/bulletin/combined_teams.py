"""The teams of a combined event: their standings, how their ties were broken, and who counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from xltiebreak.bulletin.prizes import divides_equally
from xltiebreak.bulletin.standings_table import (
    names,
    parting,
    places,
    score,
    standings_title,
    tie_break_column,
    tie_break_head,
)
from xltiebreak.bulletin.winners import USUAL_TROPHIES
from xltiebreak.bulletin.word.across import across_the_page
from xltiebreak.bulletin.word.columns import figures, words
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import Part, new_groups
from xltiebreak.bulletin.word.text import Paragraph, heading, run
from xltiebreak.bulletin.wording import BOLD_DECIDED, EQUALLY, in_order
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.questions.plain_words import reason, value_text
from xltiebreak.ranking.combined import Team, TeamStandings
from xltiebreak.ranking.orders import TEAM_SUM, Order
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak


def of_players(standings: Standings) -> Standings:
    """Return the standings without the column of the team score, which no single player has."""
    order = standings.order
    if not order.ranks_teams:
        return standings
    kept = tuple(tie_break for tie_break in order.tie_breaks if not _is_score(tie_break))
    return replace(
        standings,
        order=Order(kept, order.name, order.edition),
        steps=tuple(step for step in standings.steps if not _is_score(step.tie_break)),
    )


def _is_score(tie_break: TieBreak) -> bool:
    return tie_break.system.code == TEAM_SUM


def combined_teams(
    teams: TeamStandings, level: int, room: Room, *, all_ties: bool
) -> Iterator[Part]:
    """Yield the parts about the teams. ``all_ties`` adds why tied teams have their places."""
    title = heading(level, standings_title(teams.players, teams.by.lower() or "team"))
    yield _standings_table(teams, room).under(title)
    if all_ties and teams.ties and teams.players.is_final:
        yield Part(_ties(teams, level))
    whose = f" for {teams.called}" if teams.by else ""
    counted = heading(level, f"Players that counted{whose}")
    yield _players_that_counted(teams, room).under(counted)


def _tie_breaks(teams: TeamStandings) -> list[TieBreak]:
    return [tie_break for tie_break in teams.tie_breaks if not _is_score(tie_break)]


def _standings_table(teams: TeamStandings, room: Room) -> Part:
    rows, faces = teams.listed, room.faces
    trophies = USUAL_TROPHIES if teams.players.is_final else 0
    return across_the_page(
        [
            places(faces, rows, large=True),
            names(faces, "Team", rows, trophies),
            figures(
                faces, "Players", [str(len(_team(teams, row).players)) for row in rows], share=0
            ),
            score(faces, "Score", rows, large=True),
        ],
        [
            tie_break_column(faces, tie_break, rows)
            for tie_break in parting(_tie_breaks(teams), teams.steps)
        ],
        (),
        room,
        "Team standings",
        "One row for each team in order of places: the sums of the players that counted.",
        ruled=new_groups([row.score for row in rows]),
        notes=[" ".join(filter(None, (_note(teams), teams.about_unplaced)))],
    )


def _team(teams: TeamStandings, row: Standing) -> Team:
    return teams.teams[row.player.number]


def _note(teams: TeamStandings) -> str:
    best = "player" if teams.counting == 1 else f"{teams.counting} players"
    sums = [tie_break.name for tie_break in _tie_breaks(teams)]
    by = f"; ties by the sums of their {in_order(sums)}" if sums else ""
    notes = [
        f"The scores of the top {best} of a team are added up, of all where it has fewer{by} "
        f"({teams.players.rule})."
    ]
    if any(tie_break.system.code == "MM" for tie_break in teams.not_summed):
        notes.append(
            "Modified Median is not added up, as it leaves out other scores for each player."
        )
    others = [tie_break.name for tie_break in teams.not_summed if tie_break.system.code != "MM"]
    if others:
        notes.append(f"Not added up: {listed(others)}.")
    if any(row.decided_by for row in teams.rows):
        notes.append(BOLD_DECIDED)
    if teams.ties and teams.players.is_final and divides_equally(teams.players):
        notes.append(EQUALLY)
    return " ".join(notes)


def _ties(teams: TeamStandings, level: int) -> list[Paragraph]:
    """Return why each tied team has its place; the next part shows the players' scores behind the
    sums."""
    printed = [heading(level, f"Why this order of {teams.called}")]
    for tie in teams.ties:
        printed += [
            Paragraph(
                "Bulletin Key",
                run(f"{row.places} {row.player.label}: ", "Bulletin Strong")
                + run(reason(teams, row)),
            )
            for row in tie.standings
        ]
    return printed


def _players_that_counted(teams: TeamStandings, room: Room) -> Part:
    """Return a table with each team, its sums in bold, and below it the players who counted."""
    faces = room.faces
    rows, labels, strong = zip(
        *(
            line
            for row in teams.listed
            for line in (
                (row, _entered(teams, row), "Bulletin Strong"),
                *(
                    (player, f"   {player.player.label}", "")
                    for player in _team(teams, row).counted
                ),
            )
        )
    )
    return across_the_page(
        [
            places(faces, rows),
            words(faces, "Team and players", labels, wraps=True, share=4, emphasis=strong),
            figures(
                faces, "Score", [on_paper(row.score) for row in rows], share=0, emphasis=strong
            ),
        ],
        [
            figures(
                faces,
                tie_break_head(tie_break),
                [value_text(row.values[tie_break.code], tie_break.system) for row in rows],
                share=0,
                emphasis=strong,
            )
            for tie_break in parting(_tie_breaks(teams), teams.steps)
        ],
        (),
        room,
        "Players that counted",
        "For each team a row with its sums, then a row for each player that counted.",
        ruled={k for k, mark in enumerate(strong) if mark and k},
        notes=["In bold the team with its sums; under it the players, with their own places."],
    )


def _entered(teams: TeamStandings, row: Standing) -> str:
    there_are = len(_team(teams, row).players)
    if there_are >= teams.counting:
        return row.player.label
    return f"{row.player.label} ({counted(there_are, 'player')} only)"
