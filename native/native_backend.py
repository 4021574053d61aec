"""setuptools as the build backend, which asks for mypyc where a wheel can be compiled."""

from __future__ import annotations

import shutil
from typing import Any

from native_modules import ROOT, needed
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What pip fetches before it builds a wheel."""
    plain: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*plain, *needed()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """A wheel of this source alone: setuptools would pack modules that an earlier build has left."""
    for left in (ROOT / "build").glob("lib*"):
        shutil.rmtree(left)
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name
