"""What is written and spoken in the picture, by key; the questions come from the rulebook's texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WORDS: Final = {
    "name": "Heaven & Ale",
    "title": "Heaven & Ale, round {round} of {rounds}",
    "title_set_up": "Heaven & Ale, set-up",
    "title_over": "Heaven & Ale, the game is over",
    "player": "{name} ({colour}): {money} ducats, {points} if the game ended now",
    "player_over": "{name} ({colour}): {money} ducats, {points}",
    "point": "1 point",
    "points": "{count} points",
    "waiting": "Waiting for {name}",
    "won": "{names} wins with {points}.",
    "won_together": "{names} win together with {points} each.",
    "round": "Round {round} of {rounds}",
    "set_up": "Set-up",
    "over": "The end",
    "you": "you",
    "hand": "Privilege cards",
    "all": "all",
    # The summary
    "summary": "At a glance",
    "summary_1": "In the sun a tile costs double and moves its marker.",
    "summary_2": "In the shade it costs its number and pays ducats.",
    "summary_3": "A: all your tiles of one number pay.",
    "summary_4": "B: all tiles next to each of your monks of a kind pay.",
    "summary_5": "C: all your tiles of one resource pay.",
    "summary_6": "A monk that pays moves the brewmaster one step.",
    "summary_7": "Barrel spaces: take a barrel for every goal you meet.",
    "summary_8": "End: cards left are 3 ducats each, 10 ducats a step.",
    "summary_9": "End: least advanced marker × multiplier, and barrels.",
    # The track
    "resource": "Space {space}, resources: {tiles}",
    "monk": "Space {space}, monks for {price} in the shade, {double} in the sun: {tiles}",
    "activation": "Space {space}, activation {letters}: {count}",
    "barrel": "Space {space}, barrels",
    "nothing": "nothing",
    "disc": "1 disc",
    "discs": "{count} discs",
    "tile": "{tile}: {price} ducats in the shade, {double} in the sun",
    "start_first": "Start area: first player",
    "start_brewmaster": "Start area: brewmaster +1",
    "start_marker": "Start area: one marker +2",
    "start_ducats": "Start area: 2 ducats",
    "figure_space": "{name} is on space {space}",
    "figure_start": "{name} stands in the start area and has not left this round",
    "figure_in": "{name} is back in the start area",
    "figure_none": "{name} has no start spot yet",
    "resources_1": "Resources I: {count} tiles in the pile",
    "resources_2": "Resources II: {count} tiles in the pile",
    "monks_1": "Monks I: {count} tiles in the piles",
    "monks_2": "Monks II: {count} tiles in the piles",
    # Goals
    "goal_brewmaster": "the brewmaster on 1 or more",
    "goal_monk_discs": "discs on all 4 monk slots",
    "goal_all_markers": "all five markers on 1 or more",
    "goal_resource_discs": "discs on all 5 resource slots",
    "goal_six_ones": "6 tiles of fertility 1",
    "goal_three_alike": "3 sheds of one type",
    "goal_six_fives": "6 tiles of fertility 5",
    "goal_four_types": "4 different types of shed",
    "goal_marker_on_20": "a marker on 20",
    "goal_three_cards": "3 privilege cards placed",
    "goal_all_sunny": "all sunny spots filled",
    "goal_all_shady": "all shady spots filled",
    "goal_met": "Goal: {goal}. {name} has done it",
    "goal_far": "Goal: {goal}. {name} has {have} of {need}",
    "barrel_free": "The {size} barrel is still there: {points} points",
    "barrel_taken": "{name} has the {size} barrel: {points} points",
    # Boards
    "spot_free": "{spot}, {half}: free",
    "spot": "{spot}, {half}: {tile}",
    "site": "{site}: no shed, fertility {sum} so far, {free} of 6 spots free",
    "shed": "{site}: shed of type {type}, fertility {sum}",
    "bought": "{name} places {tile} in the {half}",
    "slot": "{name}, slot {slot}: {state}",
    "with_disc": "a disc",
    "without_disc": "free",
    "pair": "{name}, pair {first} and {second}: {state}",
    "pair_open": "not complete",
    "pair_asked": "a privilege card may be placed now",
    "pair_declined": "no privilege card",
    "card": "{name} holds the card: {card}",
    "card_gone": "{name} no longer holds the card: {card}",
    "card_colour": "a colour's marker +1 for each own tile of it",
    "card_lowest": "the least advanced marker +1 for each own disc",
    "card_barrel": "+1 point for each barrel at the end",
    "card_ducats": "12 ducats",
    "card_brewmaster": "brewmaster +5",
    "marker": "{name}, {resource}: {place}",
    "brewmaster_at": "{name}, brewmaster: {place}. Exchange {rate}:1, multiplier {multiplier}",
    "money": "{name} has {money} ducats",
    "large_barrels": "{name}, large barrels: {count}",
    "small_barrels": "{name}, small barrels: {count}",
    "winner": "{name} has won",
    "score": (
        "{name}: {total} = {lowest} × {multiplier} for production, {barrels} for barrels, {card} for the barrel "
        "card, {first} for the first-player spot. Markers {before}, exchanged {rate}:1 to {exchanged}, with {used} of "
        "{ducats} ducats to {after}"
    ),
}


def say(key: str, **values: object) -> str:
    """The words of a key with its values filled in."""
    return WORDS[key].format(**values)


def points(count: int) -> str:
    """1 point, 2 points."""
    return say("point" if count == 1 else "points", count=count)


def listed(names: Sequence[str]) -> str:
    """Anna, Ben and Clara."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
