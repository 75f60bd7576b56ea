"""The winners' box, and who may take a trophy."""

from __future__ import annotations

from xltiebreak.bulletin.columns import places, scores, teams
from xltiebreak.bulletin.lineups import those_who_sat
from xltiebreak.bulletin.prizes import money_won
from xltiebreak.bulletin.word.fonts import INCH, Faces
from xltiebreak.bulletin.word.markup import heading, paragraph, run, text
from xltiebreak.bulletin.word.tables import WINNER, table, words
from xltiebreak.bulletin.wording import entry, name_head, points_of, score_head, titled
from xltiebreak.prizefund.awards import Awards
from xltiebreak.questions.plain_words import value_text
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.rounds import what_is_missing
from xltiebreak.ranking.standings import Standings

USUAL_TROPHIES = 3
MOST_SHARING = 8
"""So many players on one shared place are named; of more, only their number is told."""


def prize_places(standings: Standings) -> int:
    """Down to which place the order matters: the number of trophies, three if that is unknown;
    none while rounds are still to be played."""
    if not standings.is_final:
        return 0
    trophies = standings.section.trophies
    return USUAL_TROPHIES if trophies is None else trophies


def winners(
    standings: Standings, given: Awards | None, level: int, width: int, faces: Faces
) -> str:
    """The title and a table of those who take the first places, what put each of them there, and
    what they are paid; before the first round is complete, which results are missing."""
    missing = what_is_missing(standings.section)
    told = text("Bulletin Text", missing) if missing else ""
    if not standings.rounds:
        return told
    last = prize_places(standings) or USUAL_TROPHIES
    rows = [row for row in standings.rows if row.place <= last]
    crowd = [row for row in rows if row.last_place - row.place >= MOST_SHARING]
    named = [row for row in rows if row not in crowd]
    parts = [heading(level, _title(standings))]
    if named:
        parts.append(_box(standings, given, named, width, faces))
    if crowd:
        share = (
            f"{len(crowd)} {entry(standings.section)}s share places {crowd[0].places} with "
            f"{points_of(standings.section, crowd[0].score)}"
        )
        due = ": lots are due" if prize_places(standings) else ""
        parts.append(text("Bulletin Text", f"{share}{due}; see the standings."))
    else:
        parts.append(text("Bulletin Note", _below(standings)))
    parts.append(told)
    return "".join(parts) + "".join(_players(standings, row) for row in named)


def _title(standings: Standings) -> str:
    """``Winners``, or ``Leaders`` while rounds are still to be played."""
    return "Winners" if standings.is_final else "Leaders"


def _players(standings: Standings, row: Standing) -> str:
    """Who played for one of the first teams; nothing where the line-ups are not known."""
    matches, position = standings.section.matches, standings.context.by.rows
    if matches is None or matches.members is None:
        return ""
    members = matches.members.by_number
    sat = those_who_sat(matches, position[row.player.number])
    if not sat:
        return ""
    named = "; ".join(members[one].label for one in sat)
    return paragraph(
        "Bulletin Key", run(f"{row.player.label}: ", "Bulletin Strong"), run(f"{named}.")
    )


def _box(
    standings: Standings, given: Awards | None, rows: list[Standing], width: int, faces: Faces
) -> str:
    placed_by = [_placed_by(standings, row) for row in rows]
    columns = [
        places(faces, rows),
        words(
            faces,
            name_head(standings.section),
            [row.player.label for row in rows],
            WINNER,
            most=3 * INCH,
            share=4,
        ),
        *teams(faces, rows, 2 * INCH),
        words(faces, "Placed by", placed_by, most=2 * INCH, share=2),
        *scores(standings, faces, rows),
        *money_won(given, faces, rows),
    ]
    return table(
        columns,
        width,
        titled(_title(standings), standings.section),
        "One row for each of the first places: place, name, what decided the place, and score"
        f"{', with the prize money' if given else ''}.",
        keep_with_next=True,
    )


def _placed_by(standings: Standings, row: Standing) -> str:
    if row.decided_by is None:
        tied = any(row in tie.standings for tie in standings.ties)
        if tied:
            return "lots are due" if prize_places(standings) else "tied"
        return score_head(standings.section).lower()
    one = next(one for one in standings.order.tie_breaks if one.code == row.decided_by)
    decided = f"{one.name}, {value_text(row.values[one.code], one.system)}"
    return f"{decided}; lots are due" if row.shared and prize_places(standings) else decided


def _below(standings: Standings) -> str:
    if any(row.shared for row in standings.rows if row.place <= prize_places(standings)):
        return "Lots are due where a place is shared."
    if any(tie.place <= (prize_places(standings) or USUAL_TROPHIES) for tie in standings.ties):
        first = score_head(standings.section)
        return f"{first} first, then the tie-break named; the arithmetic is given below."
    return f"Placed by {score_head(standings.section).lower()} alone."
