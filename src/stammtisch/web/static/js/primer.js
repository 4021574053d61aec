// @ts-check
/** How the game goes, in a few sentences: shown to whoever sits down at it for the first time, and whenever asked for. */
import { maybe, remember, remembered } from './page.js';

export function offerPrimer() {
  const dialog = maybe('primer');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const key = `primer.${dialog.dataset.game}`;
  maybe('show-primer')?.addEventListener('click', () => dialog.showModal());
  if (dialog.dataset.plays !== 'true' || remembered(key, '') === 'seen') return;
  dialog.showModal();
  dialog.addEventListener('close', () => remember(key, 'seen'), { once: true });
}
