"""Everything that can be wrong with a components file, each fault as one clear line."""

from __future__ import annotations

from stammtisch.engine.box_check import status_faults, whole_faults
from stammtisch.games.heavenale.components import KINDS, STEPS
from stammtisch.games.heavenale.names import LAST_SPACE, RESOURCES, SHED_TYPES, SHEDS, SLOTS, SPOTS


def faults(data: object) -> list[str]:
    """Every fault of a components file; empty when it is sound."""
    if not isinstance(data, dict):
        return ["the file is not a JSON object"]
    found = [] if data.get("game") == "heavenale" else ['it does not say "game": "heavenale"']
    found += _track_faults(data.get("track"))
    found += _garden_faults(data.get("garden"))
    found += _production_faults(data.get("production"))
    found += _tile_faults(data.get("tiles"))
    found += _shed_faults(data.get("sheds"))
    found += _pair_faults(data.get("pairs"))
    return found + _player_faults(data.get("players"), _activation_spaces(data.get("track")))


def _track_faults(track: object) -> list[str]:
    if not isinstance(track, list) or len(track) != LAST_SPACE:
        return [f"'track' needs a list of {LAST_SPACE} spaces"]
    found: list[str] = []
    for number, space in enumerate(track, 1):
        what = f"track: space {number}"
        found += status_faults(what, space)
        if not isinstance(space, dict) or space.get("space") != number:
            found.append(f'{what} needs "space": {number}')
            continue
        if space.get("kind") not in KINDS:
            found.append(f'{what} needs a "kind": one of {", ".join(KINDS)}')
        if space.get("kind") == "monk":
            found += whole_faults(what, space, "price", 1, 10)
        if space.get("kind") == "activation" and space.get("letters") not in ("A", "B", "C", "ABC"):
            found.append(f'{what} needs "letters": A, B, C or ABC')
    return found


def _garden_faults(garden: object) -> list[str]:
    spots = garden.get("spots") if isinstance(garden, dict) else None
    if not isinstance(spots, dict):
        return ["'garden' needs an object \"spots\""]
    found = status_faults("'garden'", garden)
    names = (*SPOTS, *SHEDS)
    found += [f"garden: {name} is missing" for name in names if name not in spots]
    places: dict[tuple[int, int], str] = {}
    for name, place in spots.items():
        match place:
            case [int(x), int(y)] if name in names:
                if (x, y) in places:
                    found.append(f"garden: {name} and {places[(x, y)]} lie on the same place")
                places[(x, y)] = name
            case _:
                found.append(f"garden: {name!r} needs a place [x, y] and to be one of S01–S15, D01–D15, B1–B7")
    if found:
        return found
    for shed in SHEDS:
        x, y = spots[shed]
        around = [places.get((x + dx, y + dy)) for dx, dy in STEPS]
        if any(name not in SPOTS for name in around):
            found.append(f"garden: the shed site {shed} must have six spots around it")
    return found


def _production_faults(production: object) -> list[str]:
    if not isinstance(production, dict):
        return ["'production' is missing or no object"]
    found: list[str] = []
    for key in ("lowest", "highest"):
        found += status_faults(f"production: '{key}'", production.get(key))
        found += whole_faults(f"production: '{key}'", production.get(key), "value", -30, 30)
    starts = production.get("start_spots")
    if not isinstance(starts, dict) or not starts:
        found.append("production: 'start_spots' is missing or empty")
    else:
        for name, start in starts.items():
            what = f"production: start '{name}'"
            found += status_faults(what, start)
            for piece in (*RESOURCES, "brewmaster"):
                found += whole_faults(what, start, piece, -30, 20)
    zones = production.get("zones")
    if not isinstance(zones, list) or not zones:
        return [*found, "production: 'zones' is missing or empty"]
    for number, zone in enumerate(zones, 1):
        what = f"production: zone {number}"
        found += status_faults(what, zone)
        # A rate of 0 would let the exchange go on for ever (HA-91).
        for key, low, high in (("to", 0, 20), ("rate", 1, 9), ("multiplier", 0, 9)):
            found += whole_faults(what, zone, key, low, high)
    if not found:
        ends = [zone["to"] for zone in zones]
        if ends != sorted(set(ends)) or ends[-1] != 20:
            found.append("production: the zones must rise and end at 20")
    return found


def _tile_faults(tiles: object) -> list[str]:
    if not isinstance(tiles, dict):
        return ["'tiles' is missing or no object"]
    found: list[str] = []
    for key, high in (("copies_per_back", 10), ("monks_per_back", 10), ("discs", 99), ("sheds", 99)):
        found += status_faults(f"tiles: '{key}'", tiles.get(key))
        found += whole_faults(f"tiles: '{key}'", tiles.get(key), "value", 1, high)
    return found


def _shed_faults(sheds: object) -> list[str]:
    if not isinstance(sheds, list) or len(sheds) != SHED_TYPES:
        return [f"'sheds' needs a list of {SHED_TYPES} types"]
    found: list[str] = []
    for number, shed in enumerate(sheds):
        what = f"sheds: type {number}"
        found += status_faults(what, shed)
        found += whole_faults(what, shed, "type", number, number)
        found += whole_faults(what, shed, "to", 0, 30)
        found += whole_faults(what, shed, "brewmaster", 0, 20)
    if not found:
        ends = [shed["to"] for shed in sheds]
        if ends != sorted(set(ends)) or ends[-1] != 30:
            found.append("sheds: the sums must rise from type to type and end at 30")
    return found


def _pair_faults(pairs: object) -> list[str]:
    slots = pairs.get("slots") if isinstance(pairs, dict) else None
    if not isinstance(slots, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in slots):
        return ["'pairs' needs \"slots\": five pairs of slots"]
    found = status_faults("'pairs'", pairs)
    named = [slot for pair in slots for slot in pair]
    if sorted(map(str, named)) != sorted(SLOTS):
        found.append(f"pairs: each slot belongs to exactly one pair; slots are {', '.join(SLOTS)}")
    return found


def _activation_spaces(track: object) -> list[object]:
    """The spaces with discs, as far as a track has any."""
    spaces = track if isinstance(track, list) else []
    return [space.get("space") for space in spaces if isinstance(space, dict) and space.get("kind") == "activation"]


def _player_faults(players: object, activation_spaces: list[object]) -> list[str]:
    if not isinstance(players, dict):
        return ["'players' is missing or no object"]
    found: list[str] = []
    for count in ("2", "3", "4"):
        what = f"players: {count}"
        entry = players.get(count)
        found += status_faults(what, entry)
        found += whole_faults(what, entry, "rounds", 1, 6)
        spaces = entry.get("second_discs") if isinstance(entry, dict) else None
        if not isinstance(spaces, list) or any(space not in activation_spaces for space in spaces):
            found.append(f"{what}: 'second_discs' needs a list of activation spaces")
    return found
