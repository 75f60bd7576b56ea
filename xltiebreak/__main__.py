"""The command as a process of its own: ``python -m xltiebreak``, and ``xltiebreak``."""

import atexit
import gc

# The process ends before collecting its garbage would pay: that of its imports, that of its work,
# and that which Python would look for when it ends.
gc.disable()
atexit.register(gc.freeze)

from xltiebreak.cli import main  # noqa: E402

if __name__ == "__main__":
    main()
