"""``python -m xltiebreak``."""

from xltiebreak.cli import main

if __name__ == "__main__":
    main()
