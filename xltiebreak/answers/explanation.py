"""The arithmetic of one player or team, and who is meant by a name or number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xltiebreak.answers.shape import Answer, Cell, Column, Mark, Part, Role, Run, Table, as_number
from xltiebreak.answers.standings import EventStandings, SectionStandings, event_standings
from xltiebreak.event.figures import decimal, on_paper
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.prizefund.winners import given_prizes, told_of
from xltiebreak.questions.why import MARK
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, order_of
from xltiebreak.ranking.named import find_among, find_entry, is_named, teams_of
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import Who, Worksheet

IDLE = "–"
"""Stands for a round that could not count."""

Noted = Callable[[Term], bool]
"""Whether a term has a mark, as a note explains it."""


def amount(
    sheet: Worksheet, round: int, show: Show, noted: Noted = lambda _: False, digits: int = 0
) -> Cell:
    """Return ``3½``, ``2 − ½`` where a round gives several; marked where it is dropped."""
    runs: list[Run] = []
    for term in [term for term in sheet.terms if term.round == round]:
        is_taken_off = bool(runs) and term.amount < 0
        if runs:
            runs.append(Run(" − " if is_taken_off else " + "))
        if term.drop and not term.drop.which:
            runs.append(Run(IDLE))
            continue
        figure = sheet.shown_amount(-term.amount if is_taken_off else term.amount, show, digits)
        runs.append(Run(figure + MARK * noted(term), Mark.DROPPED if term.drop else ""))
    return tuple(runs)


@dataclass(frozen=True)
class Explanation(Answer):
    """The worksheets of a player or team, in the order of the tie-breaks asked for.

    ``standing`` is the row in the list ``ranked``; ``prizes`` are sentences about the prizes won.
    """

    ranked: Ranked
    standing: Standing
    worksheets: tuple[Worksheet, ...]
    prizes: tuple[str, ...] = ()

    @property
    def section(self) -> Section:
        """The section of the player or team."""
        return self.ranked.section

    @property
    def player(self) -> Player:
        """The player or team that is explained."""
        return self.standing.player

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``explain``."""
        worksheets = [
            {
                "system": sheet.system,
                "rule": sheet.rule,
                "value": as_number(sheet.value),
                "terms": [
                    {
                        "round": term.round,
                        "opponent": term.opponent,
                        "amount": float(term.amount),
                        "counted": term.counted,
                        "why": term.why,
                    }
                    for term in sheet.terms
                ],
                "sentence": sheet.sentence(),
            }
            for sheet in self.worksheets
        ]
        section, number, name = self.section.name, self.player.number, self.player.name
        return {"section": section, "number": number, "name": name, "worksheets": worksheets}

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the place and the prizes, what each round gave, and the sentence of each
        tie-break."""
        player, row, noun = self.player, self.standing, self.ranked.noun
        label = f"{noun.capitalize()} {player.number}"
        label = f"{player.name} ({noun} {player.number})" if player.name else label
        points = f"{show(row.score, 2)} point{'s' * (row.score != 1)}"
        decided = self.ranked.decided_in_words(row)
        if row.place:
            yield f"{label}: {', '.join(filter(None, (points, row.in_words, decided)))}"
        else:
            yield f"{label}: {points}, no place: {self.ranked.why_unplaced}"
        yield from self.prizes
        yield from self.arithmetic(show)

    def arithmetic(self, show: Show = decimal, who: Who = str) -> Iterator[Part]:
        """Yield what each round gave and the sentence of each tie-break, behind the terms of those
        that are not made round by round; ``show`` writes the figures, ``who`` the opponents."""
        alone = () if self.ranked.adds_up_players else self.worksheets
        in_rounds = [sheet for sheet in alone if any(term.round for term in sheet.terms)]
        if in_rounds:
            yield self._by_round(in_rounds, show)
        for sheet in self.worksheets:
            terms, by_number = sheet.terms, self.section.by_number
            if terms and sheet not in in_rounds:
                names = [by_number[each.opponent].label if each.opponent else "" for each in terms]
                amounts = [sheet.shown_amount(each.amount, show) for each in terms]
                columns = [
                    *[Column("Player", names, Role.NAME)] * any(names),
                    Column("Amount", amounts, Role.KEY),
                    Column("Counts", ["yes" if each.counted else "no" for each in terms], Role.KEY),
                    Column("Why", [each.reasons.shown(show) for each in terms], Role.PROSE),
                ]
                code = f" ({sheet.system})" * (sheet.name != sheet.system)
                yield Table(f"{sheet.name}{code}", columns)
            yield sheet.sentence(show, who)

    def _by_round(self, sheets: Sequence[Worksheet], show: Show) -> Table:
        """Return the opponent, the result and what it gave to each tie-break, a row a round, and
        the values below them."""
        table, by_number = self.section.crosstable, self.section.by_number
        results = table.rows[self.player.number]
        sits_out = Outcome.UNPAIRED if self.section.is_roundrobin else None
        begun = [
            round
            for round, result in enumerate(results, start=1)
            if table.started(round) and result.outcome is not sits_out
        ]
        is_short = show is decimal
        opponents: list[Cell] = []
        for round in begun:
            who = by_number.get(results[round - 1].opponent or 0)
            number = f"{who.number} " if who and is_short else ""
            opponents.append((Run(f"{number}{who.label}", who=who.number),) if who else "")
        words = [_in_words(results[round - 1]) for round in begun]
        columns = [
            Column("Round", [*map(str, begun), "Total"], Role.KEY),
            Column("Opponent", [*opponents, ""], Role.NAME),
            Column("Result", [*words, show(self.standing.score, 2)], Role.PROSE),
        ]
        for sheet in sheets:
            head, total = sheet.system if is_short else sheet.name, sheet.shown_value(show) or IDLE
            amounts = [amount(sheet, round, show) for round in begun]
            columns.append(Column(head, [*amounts, total], Role.FIGURE))
        return Table(f"Round by round: {self.player.label}", columns, {len(begun)})


_COLOURS = {"w": "White", "b": "Black", "": ""}


def _in_words(result: Result) -> str:
    """Return ``win, White``, ``draw by ruling`` or ``half-point bye``; with the points where they
    are not the usual ones."""
    words = result.outcome.value + " by ruling" * result.ruling
    usual = result.worth in (None, result.outcome.points)
    worth = "" if usual else f"worth {on_paper(result.points)}"
    return ", ".join(filter(None, (words, _COLOURS[result.colour], worth)))


def explained(
    ranked: Ranked, number: int, codes: Sequence[str] = (), show: Show = decimal
) -> Explanation:
    """Return the calculation of these tie-breaks, or of all in the order of the list, for a player
    or team; and the prizes won, if prizes are stated and all rounds are complete.

    Raises:
        TieBreakError: a tie-break is unknown, or is not added up for teams.
    """
    tie_breaks = ranked.named(codes) if codes else ranked.looked_at(number)
    sheets = tuple(ranked.worksheet(number, tie_break) for tie_break in tie_breaks)
    given = given_prizes(ranked)
    prizes = told_of(given, number, of_team=ranked.adds_up_players, show=show) if given else ()
    return Explanation(ranked, ranked.row_of(number), sheets, tuple(prizes))


def codes_in(*texts: str) -> list[str]:
    """Return the codes of tie-breaks in these texts, each once; commas separate them in a text."""
    given = [code.strip() for text in texts for code in text.split(",")]
    once = {code.upper(): code for code in reversed(given) if code}
    return [once.pop(code.upper()) for code in given if code.upper() in once]


class Meant(NamedTuple):
    """The player meant, or the team ranked by its top players, and the section."""

    section: Section
    entry: Player
    of_team: bool

    def standings(
        self, event: Event, asked: Asked = AS_IN_THE_FILE
    ) -> tuple[EventStandings, Ranked]:
        """Return the standings of the section, and the list that ranks the player or team."""
        standings = event_standings(event, [self.section], asked)
        return standings, self.list_in(standings[0])

    def list_in(self, standings: SectionStandings) -> Ranked:
        """Return the list that ranks the player or team."""
        lists = standings.competitions if self.of_team else ()
        own = (teams for teams in lists if self.entry.number in teams.teams)
        return next(own, standings.players)


def meant(sections: Sequence[Section], player: int | str, asked: Asked = AS_IN_THE_FILE) -> Meant:
    """Return the player or team with this number, name or unmistakable part of a name; always a
    team if the order ranks teams.

    Raises:
        TieBreakError: nobody is meant, or several are.
    """
    combined = [section for section in sections if section.competitions]
    teams = [(section, teams_of(section)) for section in combined]
    players = [(section, section.players) for section in sections]
    text = str(player).strip()
    is_team = not text.isdecimal() and is_named(text, teams) and not is_named(text, players)
    is_team |= any(order_of(section, asked).ranks_teams for section in combined)
    is_player = not is_team and (text.isdecimal() or find_among(players, player) is not None)
    team = None if is_player else find_among(teams, player)
    section, entry = team or find_entry(sections, player)
    return Meant(section, entry, team is not None)
