"""Which modules are compiled with mypyc, and whether this machine can."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "stammtisch"

COMPILED = ("engine/*", "games/*", "bots/search/*")
# Text work, which no playing waits for: pictures, words for people, positions and records in writing, and what checks
# them. By lines it is nearly half of these packages, and the C compiler is spared it. The last one says why itself.
TEXT_OF_A_GAME = (
    "builder clicks components_check desk effects faults holdings ledger phrases position spoken trade_log wording"
)
TEXT_OF_THE_ENGINE = "box_check desk effect holding json_text ledger letter reading record_file scenario scenario_file"
INTERPRETED = (
    *("games/*/drawing*", "games/*/sketch*"),
    *(f"games/*/{name}.py" for name in TEXT_OF_A_GAME.split()),
    *(f"engine/{name}.py" for name in TEXT_OF_THE_ENGINE.split()),
    "engine/subclassing.py",
)

MYPYC = "mypy>=1.14,<3"
"""What the compiled build needs beside a C compiler."""


def modules() -> list[str]:
    """The files to compile, relative to the root."""
    names = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
    return [
        f"src/{SOURCE.name}/{name}"
        for name in names
        if any(fnmatch(name, pattern) for pattern in COMPILED)
        and not any(fnmatch(name, pattern) for pattern in INTERPRETED)
    ]


def why_pure() -> str | None:
    """Why the package stays pure Python here, or None where it can be compiled."""
    if os.environ.get("STAMMTISCH_PURE", "0") not in ("", "0"):
        return "STAMMTISCH_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ('{compiler}')"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "there is no Python.h (on Debian and Ubuntu: python3-dev)"
    return None


def needed() -> list[str]:
    """What pip fetches for a wheel beside setuptools."""
    return [] if why_pure() else [MYPYC]


def extensions() -> list[Extension]:
    """The extension modules of a wheel; none, and one line that says why, where it stays pure Python."""
    why = why_pure()
    if why is None and find_spec("mypyc") is None:
        why = f"there is no mypyc (pip install '{MYPYC}')"
    if why is not None:
        print(f"stammtisch: pure Python, because {why}", flush=True)
        return []
    from mypyc.build import mypycify

    files = modules()
    print(f"stammtisch: compiling {len(files)} modules with mypyc", flush=True)
    os.environ["MYPYPATH"] = str(SOURCE.parent)
    # No configuration file: the project's is for those who work on it, stricter than a build has to be.
    flags = ["--config-file=", "--explicit-package-bases", "--cache-dir=build/mypyc/cache"]
    # -O1 compiles much more quickly than -O3, and random play was as fast, as far as a shared machine can tell: most of
    # its time is spent in Python's own calls (by `perf`, more than half in libpython).
    found: list[Extension] = mypycify([*flags, *files], opt_level="1", debug_level="0", target_dir="build/mypyc")
    if os.name != "nt":
        # Warnings about generated code take as long again. And functions that no other library may replace are called
        # directly and inlined: 4 to 14 % more looks of a search. (With -O2 some more, but it compiles twice as long.)
        # Nor may a multiplication and an addition become one, as on ARM: results are to be those of plain Python.
        for extension in found:
            extension.extra_compile_args += ["-Wno-all", "-fvisibility=hidden", "-fno-plt", "-ffp-contract=off"]
    return found
