"""The prizes on paper: who takes what, a sentence for each sum, trophies, and what is not paid."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.word.fonts import INCH, Faces
from xltiebreak.bulletin.word.markup import heading, paragraph, run, text, together
from xltiebreak.bulletin.word.tables import RESULT, Column, figures, table, words
from xltiebreak.bulletin.wording import score_head, titled
from xltiebreak.event.figures import on_paper
from xltiebreak.prizefund.awards import Awards, Unpaid
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import TEAM
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.trophies import Trophy
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings

TITLE, TEAM_TITLE = "Prizes", "Team prizes"
_NAME, _TROPHY = round(1.9 * INCH), round(2.2 * INCH)


def awards_to_print(standings: Standings) -> Awards | None:
    """How the prizes are given; nothing where none are stated, or rounds are still to be played.

    Raises:
        EventError: what is stated of the prizes is not understood.
    """
    return awards_of(standings) if standings.is_final else None


def divides_equally(standings: Standings) -> bool:
    """Whether those who tie divide the money of their places equally: as far as the file says
    nothing of any other prizes."""
    stated = standings.section.prizes
    return stated is None or stated.divides_equally


def gives_trophies(standings: Standings) -> bool:
    """Whether the file says which trophies there are, so that nothing else is said of them."""
    stated = stated_prizes(standings.section)
    return bool(stated and stated.fund and any(one.trophy for one in stated.fund.prizes))


def money_won(given: Awards | None, faces: Faces, rows: Sequence[Standing]) -> list[Column]:
    """The column of what these players are paid, where any of them is."""
    if given is None:
        return []
    paid = {one.entrant.number: one.paid for one in given.shares}
    amounts = [paid.get(row.player.number, 0) for row in rows]
    return [_money(faces, amounts, given.fund.sign)] if any(amounts) else []


def _money(faces: Faces, amounts: Sequence[Cents], sign: str) -> Column:
    """Amounts under each other, all with their cents where any has some."""
    has_cents = any(amount % 100 for amount in amounts)
    texts = [
        f"{sign}{amount / 100:,.2f}" if has_cents and amount else money(amount, sign) * bool(amount)
        for amount in amounts
    ]
    return figures(faces, "Prize money", texts, emphasis=["Bulletin Strong"] * len(texts))


def prizes(
    given: Awards | None,
    standings: Standings,
    level: int,
    width: int,
    faces: Faces,
    *,
    of_teams: bool = False,
) -> str:
    """The part about the prizes of the players, or of the teams of players who play for
    themselves; nothing where there are none."""
    if given is None:
        return ""
    winners = winners_of(given, of_teams=of_teams)
    trophies = [one for one in given.trophies if (one.prize.kind == TEAM) == of_teams]
    if not (winners or trophies or (given.unpaid and not of_teams)):
        return ""
    parts = [heading(level, TEAM_TITLE if of_teams else TITLE)]
    if winners:
        parts.append(_table(winners, given.fund.sign, standings, width, faces))
    shares = [one.share for one in winners if one.share]
    parts.append(together([_told(one.entrant.label, one.sentence(on_paper)) for one in shares]))
    parts += [_trophy(one) for one in trophies]
    if not of_teams:
        parts += [text("Bulletin Key", _unpaid(one, given.fund.sign)) for one in given.unpaid]
        parts.append(text("Bulletin Note", _notes(given)))
    return "".join(parts)


def _table(
    winners: Sequence[Winner], sign: str, standings: Standings, width: int, faces: Faces
) -> str:
    entrants = [one.entrant for one in winners]
    is_team = entrants[0].is_team or standings.section.matches is not None
    head = "Score" if entrants[0].is_team else score_head(standings.section)
    amounts = [one.cash for one in winners]
    trophies = ["; ".join(one.trophies_told) for one in winners]
    columns = [
        words(faces, "Place", [one.places for one in entrants], RESULT),
        words(
            faces,
            "Team" if is_team else "Name",
            [one.label for one in entrants],
            most=_NAME,
            share=4,
        ),
        figures(faces, head, [on_paper(one.score) for one in entrants]),
        *([words(faces, "Trophy", trophies, most=_TROPHY, share=2)] if any(trophies) else []),
        *([_money(faces, amounts, sign)] if any(amounts) else []),
    ]
    return table(
        columns,
        width,
        titled(TITLE, standings.section),
        "One row for everybody who takes a prize, in order of places: the money and the trophies.",
    ) + text("Bulletin Note", "")


def _told(label: str, sentence: str) -> tuple[str, list[str]]:
    """A sentence that begins with a name, which is in bold."""
    return "Bulletin Key", [run(label, "Bulletin Strong"), run(sentence[len(label) :])]


def _trophy(trophy: Trophy) -> str:
    """Who takes a trophy; where lots are due, so that nobody overlooks it."""
    if trophy.taker is None:
        return text("Bulletin Key", trophy.sentence)
    style, runs = _told(trophy.taker.label, trophy.sentence)
    return paragraph("Bulletin Call" if trophy.level_with else style, *runs)


def _unpaid(unpaid: Unpaid, sign: str) -> str:
    return f"Not paid: {money(unpaid.amount, sign)} for {unpaid.label}: {unpaid.why}."


def _notes(given: Awards) -> str:
    """What the fund comes to, by which rule, and what was chosen where it can be read in several
    ways."""
    return " ".join(f"{one}." for one in (given.summary, *given.remarks))
