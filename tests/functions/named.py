"""The tie-breaks that have a function of their own, for the tests of spreadsheets."""

from tests.make.orders import NAMED, NAMED_OF_MATCHES

__all__ = ["NAMED", "NAMED_OF_MATCHES"]
