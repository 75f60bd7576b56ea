"""Words for players, points and results; and the key that explains tie-breaks and their order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from xltiebreak.answers.standings import columns_without_value
from xltiebreak.event.figures import listed
from xltiebreak.event.letters import cell_text
from xltiebreak.event.letters import write_in_grid as write_score
from xltiebreak.event.results import Result
from xltiebreak.event.section import Section
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.questions.why import PLAYOFF_FIRST, short_names, ties_by
from xltiebreak.ranking.orders import PLAYOFF
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import Needs, TieBreak
from xltiebreak.verify.comparison import printed_places_said

BERGER = "The rounds R1, R2 … are those of the Berger tables."
BOLD_DECIDED, EQUALLY = "Bold: decided the place.", "Equal scores share prize money."
MATCH_POINTS, GAME_POINTS = "Match points", "Game points"
GAMES = {"player": "games", "team": "matches"}
BETWEEN = "  ·  "
MINUS = "\N{MINUS SIGN}"
_LONG_ORDER = 4
"""The most tie-breaks named; of a longer order, only those that were needed are named."""


def one_line(words: str) -> str:
    """Return the text on one line."""
    return " ".join(words.split())


def name_head(section: Section) -> str:
    """Return the head of the column of names."""
    return "Name" if section.matches is None else "Team"


def score_head(section: Section, otherwise: str = "Score") -> str:
    """Return the head of the column of scores; in a team event, the points that decide the
    places."""
    if section.matches is None:
        return otherwise
    return GAME_POINTS if section.by_game_points else MATCH_POINTS


def titled(what: str, section: Section) -> str:
    """Return a title with the section's name: ``Standings, Open``."""
    return f"{what}, {section.name}" if section.name else what


def standings_title(standings: Standings, what: str = "", section: str = "") -> str:
    """Return ``Final standings``, or ``Standings`` with the rounds played so far; ``what`` makes it
    ``Final team standings``, a ``section`` ``Open: final standings``."""
    called = f"{what} standings".lstrip()
    if standings.is_final:
        called = f"final {called}"
    elif standings.rounds:
        called += f" after {standings.progress}"
    return f"{section}: {called}" if section else f"{called[:1].upper()}{called[1:]}"


HELD = "\N{NO-BREAK SPACE}"
_NUMBER = re.compile(r" (?=\d|[IVX]+$)")
_BY_NUMBER = re.compile(r"\b(v |(?:player|team)s? )(\d+(?:, \d+)*)")


def by_name(section: Section, words: str) -> str:
    """Return words with names for numbers: ``points against Dahl`` for ``… against player 4``."""
    known = short_names(section)

    def names(match: re.Match[str]) -> str:
        who = listed([known[int(number)] for number in match[2].split(", ")])
        return f"v {who}" if match[1] == "v " else who

    return _BY_NUMBER.sub(names, words)


def small_text(section: Section, result: Result) -> str:
    """Return a result as small print: ``W12``, in a round-robin ``1 v 12`` as in its grid; an empty
    text for a round-robin's round without opponent."""
    if not section.is_roundrobin:
        return cell_text(result)
    if result.opponent is None:
        return ""
    return f"{in_grid(result)}{HELD}v{HELD}{result.opponent}"


def in_grid(result: Result) -> str:
    """Return the score as a grid shows it, with a minus sign for a forfeit loss."""
    return write_score(result).replace("-", MINUS)


def held(name: str) -> str:
    """Return a name with a number, as in ``Oak Hill II``, held on the line of the word before."""
    return _NUMBER.sub(HELD, name)


def what_it_is(tie_break: TieBreak) -> str:
    """Return the system's description with its options, to be printed after a colon."""
    line = tie_break.system.key
    words = [f"{line[:1].lower()}{line[1:]}".replace("'", "’")]
    words += [f"{tie_break.system.meaning(option)}." for option in tie_break.options]
    return " ".join(words)


def key_of(standings: Standings, shown: Sequence[TieBreak]) -> Iterator[str]:
    """Yield sentences on the order, on the tie-breaks that are shown, and on money."""
    if standings.section.has_only_scores:
        yield from standings.rules_from
    elif not standings.rounds:
        yield "No round is complete yet."
    elif standings.ties:
        yield ties_by(standings, _LONG_ORDER)
        yield from filter(None, [*standings.rules_from, printed_places_said(standings)])
        order, context = standings.order.tie_breaks, standings.context
        if any(tie_break.system.needs is Needs.RATINGS for tie_break in order):
            unrated = [number for number in context.unrated if number in context.ratings]
            for rating in sorted({context.ratings[number] for number in unrated}):
                yield f"Unrated players count as {rating}."
        for tie_break in standings.not_meant:
            meant = standings.edition.in_roundrobins[tie_break.system.code]
            yield f"{tie_break.name} is {meant}."
        yield from columns_without_value(standings)
        if any(tie_break.code == PLAYOFF for tie_break in shown):
            yield PLAYOFF_FIRST
        if shown:
            yield BOLD_DECIDED
        if shares_equally(standings):
            yield EQUALLY
    else:
        yield f"No two {standings.called} have the same score."
    if any(row.values[tie_break.code] is None for row in standings.rows for tie_break in shown):
        yield "Dash: not needed, or no value."


def shares_equally(standings: Standings) -> bool:
    """Return whether money is stated that tied players divide equally."""
    prizes = stated_prizes(standings.section)
    fund = prizes.fund if prizes else None
    return standings.is_final and fund is not None and fund.has_cash and fund.divides_equally


def groups_of(keys: Sequence[object]) -> set[int]:
    """Return the rows where a new group begins."""
    return {k for k in range(1, len(keys)) if keys[k] != keys[k - 1]}
