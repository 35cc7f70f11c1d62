"""``python -m tests.build``: make the committed runtime; ``--check``: is it fresh?"""

from __future__ import annotations

import sys

from tests.build import check, make

if __name__ == "__main__":
    words = sys.argv[1:]
    if words not in ([], ["--check"]):
        print("usage: python -m tests.build [--check]", file=sys.stderr)
        sys.exit(2)
    sys.exit(check.main() if words else make.main())
