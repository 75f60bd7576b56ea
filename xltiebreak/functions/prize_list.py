"""Who takes which prize, and which games are upsets, as lists that a spreadsheet shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.answers.upsets import SectionUpsets
from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.spills import Spill, figure_cell, findings_of
from xltiebreak.functions.stated_prizes import with_stated_prizes
from xltiebreak.functions.values import Block, Given, PrizeArguments, text_of
from xltiebreak.prizefund.apart import in_sentences, without_games
from xltiebreak.prizefund.awards import Awards, Unpaid
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.told_once import Account, accounts_of
from xltiebreak.prizefund.winners import Winner, all_awards_of, upsets_of, winners_of
from xltiebreak.ranking.standings import ranked
from xltiebreak.tables.labels import PRIZE_LABELS

PRIZE_HEADERS = ("Place", "No.", "Name", "Cash", "Trophies", "Why")


def prizes_table(given: Given, arguments: PrizeArguments) -> Spill:
    """Return who takes which prize and why, under a row of headers: the winners in place order,
    what is not paid, doubts about labels and places, the sum. Until all rounds are complete, return
    how many are.

    A column of scores in place of the results is a list that is final.

    Raises:
        TieBreakError: there is an error in the results, or the prizes are not understood.
    """
    given = replace(given, names=arguments.names)
    given, section = with_stated_prizes(given, arguments)
    of_results = () if section.has_only_scores else findings_of(given)
    standings = ranked(section, given.asked, of_results)
    doubts = (fault for fault in section.faults if fault not in of_results)  # CHECK_TB has others
    if not standings.is_final:
        complete = standings.progress if standings.planned_rounds else "No rounds"
        why = f"{complete} are complete; prizes are given when all are"
        reasons = [*left_out(standings.section).values()]
        if not reasons and standings.planned_rounds and not standings.section.scheduled_rounds:
            reasons = ["if no more are played, state the number of rounds at the label Rounds"]
        return [[f"{'; '.join((why, *reasons))}."]]
    made = all_awards_of(standings)
    if made is None:
        raise TieBreakError("no prizes are stated; select a table of prizes with its headers")
    winners = [*winners_of(made), *winners_of(made, of_teams=True)]
    return [
        [*PRIZE_HEADERS],
        *(_line(winner, why) for winner, why in zip(winners, _told_once(made, winners))),
        *(_not_paid(prize) for prize in made.unpaid),
        *(["", "", "Everybody", "", each.label, each.sentence] for each in made.for_everybody),
        *(["", "", "Not given", "", "", sentence] for sentence in in_sentences(made.not_given)),
        *(["", "", "Play-off", "", "", due] for due in filter(None, [standings.playoff_due])),
        *(["", "", "Warning", "", "", f"{fault.where}: {fault.message}"] for fault in doubts),
        ["", "", "Paid in all", made.paid / 100, "", _sum(made)],
    ]


def _told_once(made: Awards, winners: Sequence[Winner]) -> Iterator[str]:
    """Yield why each winner gets his cash or trophy, and which trophies are to be drawn; a pool is
    told beside the first of its members, and the others refer to it."""
    accounts: dict[tuple[bool, int], list[Account]] = {}
    for is_team, shares in ((False, made.shares), (True, made.of_teams)):
        for account in accounts_of(shares):
            for number in account.numbers:
                accounts.setdefault((is_team, number), []).append(account)
    told: dict[int, str] = {}
    for winner in winners:
        entrant = winner.entrant
        parts = []
        for account in accounts.get((entrant.is_team, entrant.number), ()):
            first = told.setdefault(id(account), entrant.label)
            is_first = first == entrant.label
            parts.append(account.sentence if is_first else f"in the pool of {first}, above")
        if parts:
            parts += [trophy.sentence for trophy in winner.trophies if trophy.by_lot]
        yield "; ".join(parts) or winner.sentence()


def _line(winner: Winner, why: str) -> list[Any]:
    entrant, cash = winner.entrant, winner.cash
    place = f"{entrant.place}–{entrant.last_place}"
    return [
        place if entrant.last_place > entrant.place else float(entrant.place),
        float(entrant.number),
        entrant.label,
        cash / 100 if cash else "",
        "; ".join(winner.trophies_told),
        why,
    ]


def _not_paid(prize: Unpaid) -> list[Any]:
    return ["", "", "Not paid", prize.amount / 100, "", f"{prize.label}: {prize.why}"]


def _sum(made: Awards) -> str:
    due, difference = (money(cents, made.fund.sign) for cents in (made.due, made.difference))
    sentences = [f"The fund comes to {due}, and {difference} of it is not paid", made.remarks[0]]
    return " ".join(f"{sentence}." for sentence in (*sentences, made.footnote) if sentence)


UPSET_HEADERS = (
    *("Points", "Counts", "Round", "No.", "Player", "Rating", "Result"),
    *("No.", "Opponent", "Rating"),
)


def upsets_table(given: Given, ratings: Block, names: Block, draws: Any = None) -> Spill:
    """Return the games in which the lower rated player won, the largest difference first, under a
    row of headers; below them a row for each round that has begun and does not count. With
    ``draws`` as at the label Upset draws, those drawn, too.

    Raises:
        TieBreakError: there is an error in the results, there are scores in place of them, or
            ``draws`` is not understood.
    """
    rules = [[PRIZE_LABELS["upset_draws"], text_of(draws)]] if text_of(draws) else None
    given = replace(given, names=names)
    stated = PrizeArguments(names, ratings, None, rules=rules)
    given, section = with_stated_prizes(given, stated)
    if why_not := without_games(section):
        raise TieBreakError(why_not)
    upsets = SectionUpsets("", section, upsets_of(ranked(section, given.asked, findings_of(given))))
    rows: Spill = [[*UPSET_HEADERS], *map(_game, upsets.rows())]
    below = [upsets.why_none, *left_out(section).values()]
    return [*rows, *([text, *[""] * (len(UPSET_HEADERS) - 1)] for text in below if text)]


def _game(game: Sequence[Any]) -> list[Any]:
    number, name, rating, result, opponent, other, other_rating, round, difference, counts = game
    return [
        *(float(difference), counts, figure_cell(round)),
        *(float(number), name or f"Player {number}", float(rating), result),
        *(float(opponent), other or f"Player {opponent}", float(other_rating)),
    ]
