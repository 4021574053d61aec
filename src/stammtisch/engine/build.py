"""How this engine was built."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
"""Whether this is the native build; the interpreted one plays the same, more slowly."""
