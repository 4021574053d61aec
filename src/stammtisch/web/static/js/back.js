// @ts-check
/** After a mistake in a form: back to it, as it was filled in. */
import { part } from './page.js';

const again = part('again');
again.hidden = history.length < 2;
again.addEventListener('click', () => history.back());
