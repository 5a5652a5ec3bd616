"""Entry point of `python -m astrarium.cli`."""

import sys

from astrarium.cli import main

sys.exit(main())
