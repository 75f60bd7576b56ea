"""What tests of the set-up on Windows share."""

from tests.excel.windows import machine, registry

__all__ = ["machine", "registry"]
