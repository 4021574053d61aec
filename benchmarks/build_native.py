"""Compile the engine and the games with mypyc, from the same source, into build/native.

Whatever runs with PYTHONPATH=build/native then gets the compiled modules.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
from fnmatch import fnmatch
from pathlib import Path

import setuptools
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "stammtisch"
TARGET = ROOT / "build" / "native"
STAMP = TARGET / "stamp"

COMPILED = ("engine/*", "games/*")
# Pictures are text work, which compiling does not speed up.
INTERPRETED = ("games/*/drawing*", "games/*/sketch*")


def missing_tool() -> str | None:
    """What this machine lacks to compile C for this Python, if anything."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"C compiler ('{compiler}')"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h (on Debian and Ubuntu: python3-dev)"
    return None


def fingerprint() -> str:
    """Changes whenever the build could come out differently."""
    digest = hashlib.sha256(f"{sys.version} {mypy_version} {sysconfig.get_platform()}".encode())
    for path in [Path(__file__), *sorted(SOURCE.rglob("*"))]:
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def modules() -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    names = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
    return [
        f"{SOURCE.name}/{name}"
        for name in names
        if any(fnmatch(name, pattern) for pattern in COMPILED)
        and not any(fnmatch(name, pattern) for pattern in INTERPRETED)
    ]


def build(files: list[str]) -> None:
    """A fresh copy of the package with the extension modules beside their sources."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(TARGET)
    # No configuration file: that of the project points mypy at src/, not at the copy.
    extensions = mypycify(["--config-file=", "--explicit-package-bases", *files], opt_level="3")
    setuptools.setup(
        name="stammtisch-native",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def main() -> None:
    missing = missing_tool()
    if missing is not None:
        print(f"build_native: not compiled, there is no {missing}; everything runs interpreted")
        return
    now = fingerprint()
    if STAMP.exists() and STAMP.read_text() == now:
        print("build_native: up to date")
        return
    files = modules()
    print(f"build_native: compiling {len(files)} modules", flush=True)
    build(files)
    STAMP.write_text(now)
    print("build_native: compiled")


if __name__ == "__main__":
    main()
