"""Statements of an announcement that a colon or a comma has parted, joined again: ``1st:`` and
``$100``; ``$100,`` and ``$75``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from xltiebreak.prizefund.fund_words import SAYING_SO, FundWords
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.parts import Who, pieces, who_is_meant, with_band_at_end
from xltiebreak.prizefund.tokens import (
    VALUES,
    WITHOUT_AMOUNT,
    AnnouncementError,
    Statement,
    Token,
    is_called,
)


class WholeStatements:
    """Joins statements, and keeps the sign of their money. The words about the ``fund`` are read
    meanwhile: each statement is yielded before the next is looked at. ``section`` is the name of
    the line's own section."""

    def __init__(self, fund: FundWords, section: str) -> None:
        self._fund = fund
        self._section = section
        self.sign = ""

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
                    statement.text, f"are these amounts in {' or in '.join(sorted(signs))}?"
                )
            self.sign = max(signs, key=len, default="")

    def _may_be_completed(self, statement: Statement, held: Statement | None) -> bool:
        """Whether the next statement can complete this one."""
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens or (self._fund.is_meant(statement) and statement.end == ":"):
            return False
        if statement.end == ":":
            if statement.only("money", "number", "percent", "each", "dash", "filler"):
                return statement.has("each")
            return _ends_with_kind(tokens) and not is_called(tokens, self._section)
        is_amount = tokens[-1].kind == "money" and not statement.has("each", "fee")
        begins = statement.only("money", "filler") or (held is not None and held.end in ":,")
        return statement.end == "," and is_amount and begins and not self._fund.is_meant(statement)

    def _refuse_total(self, held: Statement, statement: Statement) -> None:
        """Refuse ``$500, $300, $200``: the first amount can be the sum of the others."""
        if held.end != "," or not held.only("money", "dash", "filler"):
            return
        tokens = (*held.tokens, *statement.tokens)
        first, *others = [token.cents for token in tokens if token.kind == "money"]
        if first == sum(others) and len(others) > 1 and statement.end != ",":
            text = money(first, self.sign or "$")
            raise AnnouncementError(
                f"{held.text}, {statement.text}",
                f'is {text} the whole fund or for 1st? Write "Prize fund {text}" or "1st {text}"',
            )


def _refuse_unused(held: Statement, statement: Statement) -> None:
    """Refuse ``U1800: U1600: $50``: another kind stands where the amount should."""
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if held.end == ":" and tokens and who_is_meant(tokens)[0] is not None:
        raise AnnouncementError(held.text, WITHOUT_AMOUNT)


def _completes(held: Statement, statement: Statement) -> bool:
    """Whether a statement completes the words before it: an amount for a kind or a rank, a kind for
    an amount for each, or a further amount."""
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if held.end == ",":
        return [token.kind for token in tokens] == ["money"]
    if not tokens:
        return False
    if held.only("money", "number", "percent", "each", "dash", "filler"):
        return tokens[0].kind in ("class", "under", "over", "below", "band", "unrated", "best")
    return tokens[0].kind in (*VALUES, "each", "trophy")


def _joined(held: Statement, statement: Statement) -> Statement:
    """Return both as one, with a dash for a comma between amounts."""
    dash = (Token("dash", (), "-"),) if held.end == "," else ()
    rest = (token for token in statement.tokens if token.kind != "filler")
    text = f"{held.text}{held.end} {statement.text}"
    return Statement((*held.tokens, *dash, *rest), statement.end, text)


def _ends_with_kind(tokens: Sequence[Token]) -> bool:
    """Whether a kind of prize, a rank or both stand at the end, after whatever has its amount."""
    behind = max(
        (k for k, token in enumerate(tokens, 1) if token.kind in (*VALUES, *SAYING_SO)), default=0
    )
    kinds = ["who" if isinstance(piece, Who) else piece.kind for piece in pieces(tokens[behind:])]
    only = all(kind in ("who", "ordinal", "top", "dash") for kind in kinds)
    return bool(kinds) and (only or kinds[-1] in ("ordinal", "top"))
