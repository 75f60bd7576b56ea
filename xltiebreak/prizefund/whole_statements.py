"""Statements of an announcement that a colon or a comma has parted, joined again: ``1st:`` and
``$100``; ``$100,`` and ``$75``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from xltiebreak.prizefund.fund_words import SAYING_SO, FundWords
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.parts import Who, pieces, who_is_meant, with_band_at_end
from xltiebreak.prizefund.refusals import WITH_AMOUNTS, WITHOUT_AMOUNT, AnnouncementError
from xltiebreak.prizefund.tokens import (
    VALUES,
    Statement,
    Token,
    is_called,
)

_BARS = "|•·*\n"
"""Signs between the cells of a table: ``Top 3 | $100-75-50``."""
_DASH = Token("dash", (), "-")


class WholeStatements:
    """Joins statements, and keeps the sign of their money. The words about the ``fund`` are read
    meanwhile: each statement is yielded before the next is looked at. ``section`` is the name of
    the line's own section."""

    def __init__(self, fund: FundWords, section: str) -> None:
        self._fund = fund
        self._section = section
        self.sign = ""
        self._of_trophies = False
        """Whether a heading for trophies stands before, as in ``Trophies: top 3, top U800``."""

    def of(self, parts: Iterable[Statement]) -> Iterator[Statement]:
        """Yield each statement together with the words before it that it completes.

        Raises:
            AnnouncementError: amounts have two signs, or can be read in two ways.
        """
        held: Statement | None = None
        for part in parts:
            statement = part
            if part.end == ":":
                statement = part._replace(tokens=with_band_at_end(part.tokens))
            self._keep_sign(statement)
            if held is not None:
                _refuse_amounts_behind_bar(held, statement)
                if _completes(held, statement):
                    self._refuse_total(held, statement)
                    statement = _joined(held, statement)
                else:
                    _refuse_unused(held, statement)
                    yield held
            may_be_completed = self._may_be_completed(statement, held)
            held = statement if may_be_completed else None
            if not may_be_completed:
                yield statement
        if held is not None:
            yield held

    def _keep_sign(self, statement: Statement) -> None:
        """Keep the sign of the money; a plain ``$`` beside ``CA$`` means the same."""
        for token in statement.tokens:
            signs = {self.sign, token.sign} - {""}
            if len(signs) > 1 and signs != {"$", "CA$"}:
                raise AnnouncementError(
                    statement.text,
                    f"are these amounts in {' or in '.join(sorted(signs))}?",
                    *(f"1st {sign}100, 2nd {sign}50" for sign in sorted(signs)),
                )
            self.sign = max(signs, key=len, default="")

    def _may_be_completed(self, statement: Statement, held: Statement | None) -> bool:
        """Whether the next statement can complete this one."""
        of_trophies = self._of_trophies
        if statement.end != ",":
            self._of_trophies = statement.end == ":" and statement.only("trophy", "filler")
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens or (self._fund.is_meant(statement) and statement.end == ":"):
            return False
        if statement.end and statement.end in _BARS and _is_kind(_behind_fund(tokens)):
            return not of_trophies
        if statement.end == ":":
            if statement.only("money", "number", "percent", "each", "dash", "filler"):
                return statement.has("each")
            return _ends_with_kind(tokens) and not is_called(tokens, self._section)
        is_amount = tokens[-1].kind == "money" and not statement.has("each", "fee")
        goes_on = held is not None and held.end in f":,{_BARS}"
        begins = statement.only("money", "filler") or goes_on or _has_ranks(tokens)
        return (
            statement.end in (",", "|")
            and is_amount
            and begins
            and not self._fund.is_meant(statement)
        )

    def _refuse_total(self, held: Statement, statement: Statement) -> None:
        """Refuse ``$500, $300, $200``: the first amount can be the sum of the others."""
        is_list = held.end == "," and held.only("money", "dash", "filler")
        if not is_list or self._fund.is_known:
            return
        tokens = (*held.tokens, *statement.tokens)
        first, *others = [token.cents for token in tokens if token.kind == "money"]
        if first == sum(others) and len(others) > 1 and statement.end != ",":
            text = money(first, self.sign or "$")
            raise AnnouncementError(
                f"{held.text}, {statement.text}",
                f"is {text} the whole fund or for 1st?",
                f"Prize fund {text}: 1st 60%, 2nd 40%",
                f"1st {text}",
            )


def _refuse_unused(held: Statement, statement: Statement) -> None:
    """Refuse ``U1800: U1600: $50``: another kind stands where the amount should."""
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if held.end == ":" and tokens and who_is_meant(tokens)[0] is not None:
        raise AnnouncementError(held.text, WITHOUT_AMOUNT, WITH_AMOUNTS)


def _refuse_amounts_behind_bar(held: Statement, statement: Statement) -> None:
    """Refuse ``Top 3 | $100-75-50``: each of three may get a trophy, or one of the amounts."""
    is_open = held.end in _BARS and held.has("top") and not statement.has("trophy", "each")
    first = next((token.kind for token in statement.tokens if token.kind != "filler"), "")
    if is_open and (first in VALUES or statement.has("percent")):
        raise AnnouncementError(
            f"{held.text} {held.end.strip() or '|'} {statement.text}",
            "are these amounts for them, or do they get trophies?",
            "Top 3: $100-75-50",
            "Trophies: Top 3. $100-75-50",
        )


def _completes(held: Statement, statement: Statement) -> bool:
    """Whether a statement completes the words before it: an amount for a kind or a rank, a kind for
    an amount for each, or a further amount."""
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if _is_list(held):
        return [token.kind for token in tokens] == ["money"]
    if not tokens:
        return False
    if held.end in _BARS:
        begins = tokens[0].kind in (*VALUES, "each", "trophy")
        return begins and not any(_names(piece) for piece in pieces(tokens))
    if held.only("money", "number", "percent", "each", "dash", "filler"):
        return tokens[0].kind in ("class", "under", "over", "below", "band", "unrated", "best")
    return tokens[0].kind in (*VALUES, "each", "trophy", "of the fees")


def _joined(held: Statement, statement: Statement) -> Statement:
    """Return both as one, with a dash for a comma between amounts."""
    dash = (_DASH,) if _is_list(held) else ()
    rest = (token for token in statement.tokens if token.kind != "filler")
    text = f"{held.text}{held.end} {statement.text}"
    return Statement((*held.tokens, *dash, *rest), statement.end, text)


def _names(piece: Token | Who) -> bool:
    """Whether it says who wins a prize: a kind, a rank, or the first so many."""
    return isinstance(piece, Who) or piece.kind in ("ordinal", "top")


def _has_ranks(tokens: Sequence[Token]) -> bool:
    """Whether an item names several ranks, so that as many amounts follow: ``Top 3 $100,``."""
    kinds = [token.kind for token in tokens]
    return kinds.count("money") == 1 and (kinds[0] == "top" or kinds[:2] == ["ordinal", "dash"])


def _is_list(held: Statement) -> bool:
    """Whether a further amount may follow: ``$100,``; ``$100 |``, and not ``Top 3 |``."""
    tokens = [token for token in held.tokens if token.kind != "filler"]
    return held.end == "," or (held.end == "|" and not _is_kind(_behind_fund(tokens)))


def _behind_fund(tokens: Sequence[Token]) -> Sequence[Token]:
    """Return the tokens behind words about the fund, as in ``$$500 b/20 Top 3``."""
    ends = [k for k, token in enumerate(tokens, 1) if token.kind in SAYING_SO]
    return tokens[max(ends, default=0) :]


def _is_kind(tokens: Sequence[Token]) -> bool:
    """Whether these say who wins a prize, and nothing else."""
    return bool(tokens) and all(_names(piece) or piece == _DASH for piece in pieces(tokens))


def _ends_with_kind(tokens: Sequence[Token]) -> bool:
    """Whether a kind of prize, a rank or both stand at the end, after whatever has its amount."""
    behind = max(
        (k for k, token in enumerate(tokens, 1) if token.kind in (*VALUES, *SAYING_SO)), default=0
    )
    kinds = ["who" if isinstance(piece, Who) else piece.kind for piece in pieces(tokens[behind:])]
    only = all(kind in ("who", "ordinal", "top", "dash") for kind in kinds)
    return bool(kinds) and (only or kinds[-1] in ("ordinal", "top"))
