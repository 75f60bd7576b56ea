"""What an event announces before round 1 about ties and prizes, line by line, and its seal.

Two files that say the same in other words have the same lines. Out of them stay names of the event
and its players, who is eligible by name, entries and fees, ratings, lots, withdrawals and
play-offs: what is not settled before round 1.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Event, Section
from xltiebreak.prizefund.fund import KNOWN_LATER, Fund, Limits
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.prizes import BY_RATING, Kind, Prize, by_round
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, edition_of, order_of, unrated_of
from xltiebreak.ranking.orders import parted
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import TieBreak

FIRST_LINE = "announcement 1"
"""The first line, with the version of these lines."""

NO_ROUNDS = "type the number of scheduled rounds at the label Rounds; an announcement states it"
NO_NAMES = (
    "type the names of the players; the rounds of a round-robin follow from them, and an "
    "announcement states them"
)
NONE = "none"
SEAL_LABEL = "label Seal"
"""Where a typed seal stands."""

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Base 32 as Douglas Crockford proposed it: no I, L, O and U."""

BETWEEN = " | "
"""Stands between the lines in one paragraph, as :func:`lines_in` reads them."""
_SECTION = "section: "
_LINES = re.compile(r"announcement\s+1\s+\|.*?(?=\n\s*\n|\Z)", re.DOTALL | re.IGNORECASE)
_STATED = re.compile(r"\bSeal\s+(\w{4}(?:-\w{4}){3})\b", re.IGNORECASE)
_BITS, _GROUP = 80, 4
_READ_AS = str.maketrans("OIL", "011")
EXAMPLE = "7QXD-91KM-4T2B-C0VH"


def lines_of(event: Event, asked: Asked = AS_IN_THE_FILE) -> list[str]:
    """Return the lines of an event's announcement: every setting, defaults too, in one spelling.

    Raises:
        EventError: a setting or the prizes are not understood, so that a default would stand there.
        TieBreakError: the number of rounds is not stated, or the edition or order not understood.
    """
    stop_on_errors([*event.faults, *(fault for each in event.sections for fault in each.faults)])
    lines = [FIRST_LINE]
    for section in event.sections:
        lines += lines_of_section(section, asked, alone=len(event.sections) == 1)
    return lines


def lines_of_section(
    section: Section, asked: Asked = AS_IN_THE_FILE, *, alone: bool = True
) -> list[str]:
    """Return the lines of one section, which stand behind the first line.

    Raises:
        EventError, TieBreakError: as :func:`lines_of`.
    """
    named = [] if alone else [f"{_SECTION}{section.name}"]
    return in_one_spelling([*named, *_of_section(section, asked)])


def in_one_spelling(lines: Iterable[str]) -> list[str]:
    """Return lines as they are compared, without what nobody sees: Word sets marks around words
    from right to left."""
    seen = (
        "".join(letter for letter in line if unicodedata.category(letter) != "Cf") for line in lines
    )
    tidy = (" ".join(line.replace("|", "/").split()).casefold() for line in seen)
    return [unicodedata.normalize("NFC", line) for line in tidy]


def rounds_of(section: Section) -> int:
    """Return the scheduled rounds; those of a grid follow from its players.

    Raises:
        TieBreakError: they are not known.
    """
    of_grid = section.crosstable.rounds if section.origin.grid else 0
    if rounds := of_grid or section.scheduled_rounds:
        return rounds
    raise TieBreakError(
        f"section {section.name}: {NO_NAMES if waits_for_names(section) else NO_ROUNDS}"
    )


def waits_for_names(section: Section) -> bool:
    """Whether nothing can be announced of a round-robin, since nobody has entered."""
    is_of_players = section.kind == ROUNDROBIN and section.matches is None
    return is_of_players and not (section.scheduled_rounds or section.players)


def _of_section(section: Section, asked: Asked) -> Iterator[str]:
    perfect = parted(asked.order or section.order).perfect_scores or section.perfect_scores
    yield f"kind: {'team ' * (section.matches is not None)}{section.paired_as}"
    yield f"rounds: {rounds_of(section)}"
    yield f"edition: {edition_of(section, asked).code}"
    yield f"order: {', '.join(map(_code, order_of(section, asked).tie_breaks))}"
    yield f"unrated: {unrated_of(section, asked) or NONE}"
    yield f"perfect scores: {perfect or 'tie-breaks'}"
    yield f"teams: {', '.join(of_teams(section, edition_of(section, asked))) or NONE}"
    stated, fund = stated_prizes(section), None
    if stated is not None:
        stop_on_errors(each for each in stated.findings if each.code not in KNOWN_LATER)
        fund = stated.announced
    yield from _prizes(section, fund)
    yield f"trophies by place: {NONE if section.trophies is None else section.trophies}"
    yield from _rules(fund)


def _code(tie_break: TieBreak) -> str:
    points = f":{tie_break.points}" if tie_break.points else ""
    return "/".join([f"{tie_break.system.code}{points}", *sorted(tie_break.options)])


def of_teams(section: Section, edition: Edition) -> Iterator[str]:
    """Yield by what teams are placed, and what a match and a team are made of."""
    matches = section.matches
    if matches is not None:
        yield f"by {matches.placed_by} points"
        yield f"a match {matches.match_points or edition.match_points}"
        weights = " ".join(map(decimal, matches.board_weights))
        yield f"{matches.boards} boards of {weights}" if matches.boards else "boards not stated"
    for competition in section.competitions:
        minimum = competition.least(edition.team_minimum)
        yield f"{competition.by or 'team'} top {competition.counting} of at least {minimum}"


def _prizes(section: Section, fund: Fund | None) -> Iterator[str]:
    if fund is None:
        yield f"prizes: {NONE}"
        return
    prizes = sorted(by_round(fund.prizes, section.scheduled_rounds), key=_rank)
    yield from (f"prize: {_prize(prize, fund.sign)}" for prize in prizes)


def prizes_of(section: Section) -> list[str]:
    """Return the lines of a section's prizes; none where they cannot be read."""
    stated = stated_prizes(section)
    return in_one_spelling(_prizes(section, stated.announced)) if stated else []


def _rank(prize: Prize) -> tuple[object, ...]:
    """Return the sort key: prizes that go by their position keep it, others have one order."""
    position = prize.position if prize.kind == Kind.NAMED else 0
    return (*prize.priority[:4], position, _prize(prize, ""))


def _prize(prize: Prize, sign: str) -> str:
    words = [prize.kind]
    if prize.kind in BY_RATING:
        words.append(f"{prize.low or 0} to {NONE if prize.high is None else prize.high}")
    if prize.or_unrated:
        words.append("or unrated")
    if prize.kind in (Kind.NAMED, Kind.SPECIAL) or prize.list:
        words.append(prize.list or prize.kind_title)
    if prize.kind == Kind.POINTS:
        words.append("plus score" if prize.points is None else decimal(prize.points))
    elif prize.kind in (Kind.PLACE, *BY_RATING) or prize.rank > 1:
        words.append(f"rank {prize.rank}")
    if prize.round is not None:
        words.append(f"of round {prize.round}")
    given = [
        *[_amount(prize.cash, sign)] * bool(prize.cash),
        *[f"{decimal(prize.percent or 0)}%"] * (prize.percent is not None),
        *[prize.trophy] * bool(prize.trophy),
        *["guaranteed"] * prize.guaranteed,
        *["on tie-break, too"] * prize.on_tie_break,
    ]
    return f"{' '.join(words)} = {', '.join(given)}"


def _amount(cents: Cents, sign: str) -> str:
    return f"{sign}{cents // 100}.{cents % 100:02}"


def _rules(fund: Fund | None) -> Iterator[str]:
    """Yield how the fund is divided; nothing of a section without prizes."""
    if fund is None:
        return

    def amount(cents: Cents | None) -> str:
        return NONE if cents is None else _amount(cents, fund.sign)

    guaranteed = NONE if fund.guaranteed is None else f"{decimal(fund.guaranteed)}%"
    percents = any(prize.percent is not None for prize in fund.prizes)
    total = fund.total if percents or fund.total != fund.announced else None
    yield f"divided by: {fund.rule}{'' if fund.cap else ', without the limit of 32b3'}"
    yield f"limits: {', '.join(_limits(fund.limits, fund.sign)) or NONE}"
    yield f"trophies follow: {'money' if fund.trophies_follow_money else 'standings'}"
    yield f"upset draws: {'half' if fund.upset_draws else NONE}"
    yield f"announced total: {amount(total)}"
    yield f"whole event: {amount(fund.whole_event)}"
    yield f"based on: {NONE if fund.based_on is None else fund.based_on}"
    yield f"guaranteed: {guaranteed}"


def _limits(limits: Limits, sign: str) -> Iterator[str]:
    stated = {"unrated": limits.unrated, "provisional": limits.provisional}
    amounts = {who: cents for who, cents in stated.items() if cents is not None}
    yield from (f"{who} {_amount(cents, sign)}" for who, cents in amounts.items())
    if amounts:
        yield f"beyond {limits.beyond}"


# The seal


def seal_of(lines: Sequence[str]) -> str:
    """Return the seal of lines: the first 80 bits of their SHA-256 in Crockford's base 32."""
    import hashlib

    digest = hashlib.sha256("\n".join(lines).encode("utf-8")).digest()
    number = int.from_bytes(digest[: _BITS // 8], "big")
    shifts = range(_BITS - 5, -1, -5)
    return seal_read("".join(_ALPHABET[number >> shift & 31] for shift in shifts))


def seal_read(text: str) -> str:
    """Return a typed seal in its one spelling; case and hyphens do not matter.

    Raises:
        TieBreakError: it is none.
    """
    letters = "".join(filter(str.isalnum, text)).upper().translate(_READ_AS)
    if len(letters) != _BITS // 5 or not set(letters) <= set(_ALPHABET):
        raise TieBreakError(f"{text!r} is no seal; expected 16 letters and figures: {EXAMPLE}")
    return "-".join(letters[k : k + _GROUP] for k in range(0, len(letters), _GROUP))


def differences(announced: Sequence[str], now: Sequence[str]) -> Sequence[str]:
    """Return the lines that differ, each with what was announced and what it is now, and the
    section where there are several."""
    old, new = _by_section(announced), _by_section(now)
    found = [
        f"{line} (section {name})" if name else line
        for name in dict.fromkeys([*old, *new])
        for line in _differences_in(old.get(name, ()), new.get(name, ()))
    ]
    in_order = [*announced] == [*now]
    return found or ["the same lines stand in another order"] * (not in_order)


def _by_section(lines: Sequence[str]) -> dict[str, list[str]]:
    name, by_section = "", dict[str, list[str]]()
    for line in lines:
        name = line[len(_SECTION) :] if line.startswith(_SECTION) else name
        by_section.setdefault(name, []).append(line)
    return by_section


def _differences_in(announced: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    old = [line for line in announced if line not in now]
    new = [line for line in now if line not in announced]
    after = {_about(line): line for line in reversed(new)}
    both = {line: after.pop(_about(line)) for line in old if _about(line) in after}
    rest = [line for line in old if line not in both]
    others = [line for line in new if line not in both.values()]
    both.update(zip(rest, others))
    for line in old:
        yield f"announced “{line}”, now " + (f"“{both[line]}”" if line in both else "missing")
    yield from (f"not announced: “{line}”" for line in others[len(rest) :])


def _about(line: str) -> str:
    """Return what a line is about: ``rounds``, ``prize: place rank 1``."""
    return line.partition(" = " if line.startswith("prize: ") else ": ")[0]


class Agreement(NamedTuple):
    """Whether an event agrees with the seal of what was announced; ``differing`` are the lines that
    do not, where the announcement is at hand."""

    agrees: bool
    sentence: str
    differing: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.sentence, *(f"{line}." for line in self.differing)])


def agreement(event: Event, asked: Asked = AS_IN_THE_FILE) -> Agreement | None:
    """Return whether the event agrees with the seal that it states or that is asked about; nothing
    where there is none.

    Raises:
        TieBreakError: the seal is none.
    """
    at_hand = seal_of(asked.announced) if asked.announced else ""
    typed = asked.seal or event.seal or asked.announced_seal or at_hand
    if not typed:
        return None
    seal = seal_read(typed)
    try:
        lines = lines_of(event, asked)
    except TieBreakError as error:
        return Agreement(False, f"Cannot be compared with seal {seal}: {error}.")
    answer, why = agreement_of(lines, seal), ""
    own_seal = seal_read(asked.announced_seal) if asked.announced_seal else at_hand
    if own_seal != at_hand:
        changed = f"it states seal {own_seal}, and its lines have seal {at_hand}"
        why = f"The announcement at hand was changed: {changed}."
    elif at_hand not in ("", seal):
        why = f"The announcement at hand has seal {at_hand}, and not {seal}."
    elif answer.agrees:
        return answer
    elif not holds_prizes(event):
        why = "a file of this kind has no place for prizes and play-offs"
        return Agreement(False, f"Cannot be compared with seal {seal}: {why}.")
    differing = differences(asked.announced, lines) if asked.announced else ()
    return Agreement(False, why or answer.sentence, tuple(differing))


def agreement_of(lines: Sequence[str], seal: str) -> Agreement:
    """Return whether lines have this seal, as :func:`seal_read` gives it."""
    if (own := seal_of(lines)) == seal:
        return Agreement(True, f"Agrees with seal {seal}.")
    why = f"Does not agree with seal {seal}: these rules and prizes have seal {own}."
    return Agreement(False, why)


def holds_prizes(event: Event) -> bool:
    """Whether files of its kind have a place for prizes and play-offs, and so for every line."""
    return any(each.origin.typed or each.has_only_scores for each in event.sections)


# What is read back


def lines_in(text: str) -> list[str]:
    """Return the lines of an announcement in a text, up to an empty one, however it was wrapped;
    none if there is no announcement in it."""
    whole = _LINES.search(text)
    return in_one_spelling(whole[0].split("|")) if whole else []


def seal_in(text: str) -> str:
    """Return the seal that an announcement states in a text; empty if it states none."""
    match = _STATED.search(text)
    return match[1].upper().translate(_READ_AS) if match else ""
