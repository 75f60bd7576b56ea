"""Whether the tests notice a change of one operator, constant or condition: lines drawn over all
rooms are changed, one after the other, in a copy of the project.

``killed.jsonl`` has what was drawn with :data:`SEED`, and which folder of tests kills each.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("killed.jsonl")
SEED, COUNT = 20261124, 200
LEAST = 0.7
"""The share that is killed; after a rebuilding as many are drawn anew and tried."""
QUICK = tuple(line for line in (ROOT / "tests/quick.txt").read_text().splitlines() if line)
"""The folders and files of the quick check."""
