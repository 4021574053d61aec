"""What to wish for aloud when there is nothing to offer: others may see a way. (BH-84)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.swaps import Swaps
from stammtisch.games.bohnhansa.names import BEAN_COUNT, NOTHING
from stammtisch.games.bohnhansa.offer_notation import wish_code


def wish(outlook: Outlook, swaps: Swaps) -> int:
    """Beans of others that I need, and mine that I need not; nothing to be said without one that I need."""
    have = 0
    want = 0
    for bean in range(BEAN_COUNT):
        carried = sum(outlook.view.cart[bean::BEAN_COUNT]) > outlook.cart[bean]
        if carried and swaps.more(bean, 1) > outlook.base[bean] + weights.LONGED:
            want |= 1 << bean
        elif outlook.cart[bean] and -swaps.fewer(bean, 1) < outlook.base[bean] + weights.SPARED:
            have |= 1 << bean
    return wish_code(have, want) if want else NOTHING
