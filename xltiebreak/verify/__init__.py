"""Another program's printed tie-breaks against ours, and what it must have done."""

from xltiebreak.verify.report import Cause, Compared, Difference, Verification
from xltiebreak.verify.verification import verify

__all__ = ["Cause", "Compared", "Difference", "Verification", "verify"]
