"""What lets a game of another package derive from our classes, whether these are compiled or not.

Compiled classes refuse interpreted subclasses unless they say otherwise. mypyc looks for its own name for that; it is
never called, so nothing has to be installed. This module itself stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
