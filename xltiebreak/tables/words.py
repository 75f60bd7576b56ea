"""The text of ``words.txt``, beside this file. Where the package is carried as Python alone, this
module has it in its own text."""

from pathlib import Path

TEXT = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
