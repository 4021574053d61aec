"""Looking at a game afterwards: expectations over time, mistakes, turns of fortune, luck against skill."""

from __future__ import annotations

from stammtisch.analysis.account import Account
from stammtisch.analysis.advice import Counsel, advise, may_be_advised
from stammtisch.analysis.analysis import Analysis, Swing
from stammtisch.analysis.moment import Moment
from stammtisch.analysis.revelations import revelations, story_of, told
from stammtisch.analysis.review import (
    EXTRA,
    Reviewer,
    Stop,
    analysed,
    corrected,
    review,
    review_again,
    review_longer,
    review_some,
    seconds_each,
    stops,
    where,
)

__all__ = [
    "EXTRA",
    "Account",
    "Analysis",
    "Counsel",
    "Moment",
    "Reviewer",
    "Stop",
    "Swing",
    "advise",
    "analysed",
    "corrected",
    "may_be_advised",
    "revelations",
    "review",
    "review_again",
    "review_longer",
    "review_some",
    "seconds_each",
    "stops",
    "story_of",
    "told",
    "where",
]
