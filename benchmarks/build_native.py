"""Build the compiled wheel and unpack it into build/native; an unchanged source is not built twice.

Whatever runs with PYTHONPATH=build/native then gets the compiled modules; `--where` builds nothing and says where they
lie, or nothing if the source has changed since.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "native"
STAMP = TARGET / "stamp"
WHEELS = TARGET / "wheel"
INPUTS = ("src", "native", "setup.py")


def compiler() -> str:
    """The version of mypyc; none in an environment that only plays."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "none"


def fingerprint() -> str:
    """Changes whenever the build could come out differently."""
    digest = hashlib.sha256(f"{sys.version} {compiler()} {sysconfig.get_platform()}".encode())
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    digest.update(json.dumps([said["build-system"], said["project"], said["tool"]["setuptools"]]).encode())
    for top in INPUTS:
        for path in sorted([ROOT / top, *(ROOT / top).rglob("*")]):
            if path.is_file() and path.suffix != ".pyc" and ".egg-info" not in path.as_posix():
                digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build_wheel(folder: Path, environment: dict[str, str] | None = None) -> tuple[Path, str]:
    """The wheel of this source, as `pip install .` would build it, and what was said meanwhile."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps", "-w", str(folder), str(ROOT)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"build_native: the wheel could not be built\n{done.stdout[-4000:]}")
    return next(folder.glob("*.whl")), done.stdout


def is_current() -> bool:
    """Whether what lies in build/native was built from this very source."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


def build_native() -> Path:
    """The compiled wheel (where nothing can be compiled, the pure one), built if need be and unpacked."""
    if is_current():
        return next(WHEELS.glob("*.whl"))
    now = fingerprint()
    shutil.rmtree(TARGET, ignore_errors=True)
    wheel, said = build_wheel(WHEELS)
    for line in said.splitlines():
        if line.strip().startswith("stammtisch: "):
            print(f"build_native: {line.strip()}")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(TARGET)
    STAMP.write_text(now, encoding="utf-8")
    return wheel


if __name__ == "__main__":
    if sys.argv[1:] == ["--where"]:
        print(TARGET if is_current() else "")
        sys.exit()
    print(f"build_native: {build_native().name}")
