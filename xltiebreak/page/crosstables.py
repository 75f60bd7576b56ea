"""The table of all results, in a scroller of its own in which the names stay where they are."""

from __future__ import annotations

from xltiebreak.event.figures import decimal, on_paper
from xltiebreak.event.notation import us
from xltiebreak.page.html import NOTHING, Html, Inside, cells, name, tag
from xltiebreak.ranking.standings import Standings

_LETTERS = {
    "W": "won against that number",
    "D": "drew",
    "L": "lost",
    "X": "forfeit won",
    "F": "forfeit lost",
    "Z": "forfeit drawn",
    "B": "full-point bye",
    "H": "half-point bye",
    "U": "not played",
}


def crosstable(standings: Standings, level: int, anchor: str) -> Html:
    """One row a player or team, one column a round; the key tells the letters that occur."""
    section = standings.section
    table = section.crosstable
    begun = [r for r in range(1, table.rounds + 1) if table.started(r)]
    if not begun:
        return NOTHING
    rows = sorted(standings.rows, key=lambda row: row.player.number)
    position = standings.context.by.rows
    heads: list[Inside] = ["No.", "Name", *(f"R{r}" for r in begun), "Total", "Place"]
    seen, coloured = set(), False
    lines = []
    for row in rows:
        number = row.player.number
        written = [us.write(table.rows[number][r - 1]) for r in begun]
        coloured |= any(table.rows[number][r - 1].colour for r in begun)
        seen |= {text[:1] for text in written}
        if section.matches:
            inside = section.matches.points[position[number]]
            written = [_with_points(text, inside[r - 1]) for text, r in zip(written, begun)]
        link = tag("a", name(row.player.label), href=f"#{anchor}{number}")
        tail: list[Inside] = [decimal(row.score), row.places]
        lines.append(
            tag(
                "tr",
                tag("td", str(number)),
                tag("th", link, scope="row"),
                cells("td", [*written, *tail]),
            )
        )
    drawn = tag(
        "table",
        tag("caption", "Everybody's results in the order of the pairing numbers"),
        tag("thead", tag("tr", cells("th", heads, scope="col"))),
        tag("tbody", *lines),
    )
    key = "; ".join(f"{one} {told}" for one, told in _LETTERS.items() if one in seen)
    if coloured:
        key += "; w White, b Black"
    if section.matches:
        key += "; behind the colon the points inside the match"
    return tag(
        "section",
        tag(f"h{level}", "Crosstable"),
        tag("div", drawn, class_="scroller", tabindex="0"),
        tag("p", f"{key}.", class_="key") if key else NOTHING,
    )


def _with_points(letters: str, points: float | None) -> str:
    """``W5: 47½`` for a match."""
    return letters if points is None else f"{letters}: {on_paper(points)}"
