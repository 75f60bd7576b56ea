"""How the prizes were divided: a sentence for each sum, the trophies, and what is not paid."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.word.text import Paragraph, heading, run, text, together
from xltiebreak.event.figures import on_paper, points_on_paper
from xltiebreak.prizefund.apart import Trophy, in_sentences
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import TEAM
from xltiebreak.prizefund.told_once import Account, accounts_of, by_title, unpaid_in_words
from xltiebreak.prizefund.winners import awards_of, upsets_of, winners_of
from xltiebreak.ranking.standings import Standings

MOST_UPSETS = 10
"""How many upsets are listed."""

TITLE, TEAM_TITLE = "How the prizes were divided", "How the team prizes were divided"


def awards_to_print(standings: Standings) -> Awards | None:
    """Return who takes which prize; None if no prizes are stated or rounds are still to be played.

    Raises:
        EventError: what is stated of the prizes is not understood.
    """
    return awards_of(standings) if standings.is_final else None


def divides_equally(standings: Standings) -> bool:
    """Return whether tied players divide the money of their places equally, as they do unless the
    file states other prizes."""
    prizes = standings.section.prizes
    return prizes is None or prizes.divides_equally


def amounts_text(amounts: Sequence[Cents], sign: str) -> list[str]:
    """Return amounts for a column: all with cents if one of them has cents; an empty text for
    zero."""
    has_cents = any(amount % 100 for amount in amounts)
    return [
        f"{sign}{amount / 100:,.2f}" if has_cents and amount else money(amount, sign) * bool(amount)
        for amount in amounts
    ]


def prizes(given: Awards | None, level: int, *, of_teams: bool = False) -> list[Paragraph]:
    """Return how each sum was made and who takes which trophy, for players or (``of_teams``) for
    teams of players; an empty list if there are none."""
    if given is None:
        return []
    winners = winners_of(given, of_teams=of_teams)
    trophies = [each for each in given.trophies if (each.prize.kind == TEAM) == of_teams]
    of_all = given.unpaid or given.warnings
    if not (winners or trophies or (of_all and not of_teams)):
        return []
    shares = [winner.share for winner in winners if winner.share]
    rule, *remarks = given.remarks
    printed = [
        heading(level, TEAM_TITLE if of_teams else TITLE),
        *([text("Bulletin Key", f"{rule}.")] if shares else []),
        *together(
            [
                paragraph
                for title, accounts in by_title(accounts_of(shares, on_paper))
                for paragraph in _of_kind(points_on_paper(title), accounts)
            ]
        ),
        *(_trophy(trophy) for trophy in trophies if trophy.taker),
    ]
    left = in_sentences(trophy for trophy in trophies if not trophy.taker)
    printed += [text("Bulletin Key", f"{sentence}.") for sentence in left]
    if not of_teams:
        printed += [text("Bulletin Key", sentence) for sentence in unpaid_in_words(given)]
        for warning in given.warnings:
            words = f"To be checked, {warning.where}: {warning.message}."
            printed.append(text("Bulletin Call", words))
        notes = " ".join(f"{sentence}." for sentence in (given.summary, *remarks))
        printed.append(text("Bulletin Key", notes))
        if given.footnote:
            printed.append(text("Bulletin Note", f"{given.footnote}."))
    return printed


def upsets(standings: Standings, given: Awards | None) -> list[Paragraph]:
    """Return the largest upsets with their games, where a prize goes by them."""
    if given is None or not any(prize.goes_by_games for prize in given.prizes):
        return []
    games = upsets_of(standings)
    if not games:
        return []
    players = standings.section.by_number
    sentences = [
        f"{players[game.winner].name} {game.did} {players[game.loser].name}: {game.difference}"
        + (f", half of it counts, {on_paper(game.counts)}" if game.drawn else "")
        + (f" (round {game.round})" if game.round else "")
        for game in games[:MOST_UPSETS]
    ]
    more = len(games) - MOST_UPSETS
    listed = "; ".join(sentences) + (f"; and {more} more" if more > 0 else "")
    label = "Upsets by points of rating"
    return [_sentence(label, f"{label}, the largest first: {listed}")]


def _of_kind(title: str, accounts: Sequence[Account]) -> list[Paragraph]:
    """Return a paragraph for each pool of places, and one for all of a class."""
    if not title:
        return [_sentence(account.names, account.sentence) for account in accounts]
    words = run(f"{title}. ", "Bulletin Strong") + run(
        " ".join(f"{account.sentence}." for account in accounts)
    )
    return [Paragraph("Bulletin Key", words)]


def _sentence(label: str, sentence: str) -> Paragraph:
    rest = f"{sentence[len(label) :]}."
    return Paragraph("Bulletin Key", run(label, "Bulletin Strong") + run(rest))


def _trophy(trophy: Trophy) -> Paragraph:
    assert trophy.taker is not None
    paragraph = _sentence(trophy.taker.label, trophy.sentence)
    return paragraph._replace(style="Bulletin Call") if trophy.level_with else paragraph
