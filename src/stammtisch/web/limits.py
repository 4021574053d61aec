"""How often somebody may ask: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

MOST_BUCKETS: Final = 20_000


@dataclass
class Bucket:
    """Allows `most` at once and `rate` a second in the long run."""

    rate: float
    most: float
    level: float
    at: float

    def take(self, now: float) -> bool:
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """One bucket for each of many; the longest unused is forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = time.monotonic()
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._most, self._most, now)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Limits:
    """What the house allows: many looks, fewer deeds, few tries at a password."""

    def __init__(self, strict: bool) -> None:
        self._strict = strict
        self._looks = Limit(30, 120)
        self._deeds = Limit(5, 60)
        self._tables = Limit(0.2, 20)
        self._passwords = Limit(0.1, 10)
        self._words = Limit(1, 10)
        self._messages = Limit(20, 100)

    def allows(self, looking: bool, person: str, address: str) -> bool:
        """A request; by person and, more generously, by address, since a stranger has a new name each time."""
        limit = self._looks if looking else self._deeds
        return not self._strict or (limit.allows(person) and limit.allows(f"address {address}"))

    def allows_table(self, address: str) -> bool:
        return not self._strict or self._tables.allows(address)

    def allows_password(self, address: str, account: str) -> bool:
        return not self._strict or (self._passwords.allows(address) and self._passwords.allows(f"account {account}"))

    def allows_word(self, person: str) -> bool:
        return not self._strict or self._words.allows(person)

    def allows_message(self, person: str) -> bool:
        return not self._strict or self._messages.allows(person)
