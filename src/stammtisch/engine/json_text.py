"""Reading JSON that may be damaged, with a complaint in plain words."""

from __future__ import annotations

import json

from stammtisch.engine.errors import BadInput


def read_json(text: str, what: str) -> object:
    """The data of a text; `what` says what was hoped for."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        fault = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise BadInput(f"this is no {what}: not JSON ({fault})") from None
    except RecursionError:
        raise BadInput(f"this is no {what}: not JSON that can be read (nested too deeply)") from None
    except ValueError:
        # Python reads no number of thousands of digits.
        raise BadInput(f"this is no {what}: not JSON that can be read (a number is too long)") from None
    return data
