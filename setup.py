"""The compiled half of a wheel; everything else is said in pyproject.toml."""

from __future__ import annotations

import sys

from native_modules import extensions
from setuptools import setup

# Only a wheel is compiled: whoever works on the source (an editable install) runs the source.
setup(ext_modules=extensions() if "bdist_wheel" in sys.argv else [])
