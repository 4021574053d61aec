// @ts-check
/** Another language is one click away on every page: choosing it is enough, and the same page comes back in it. */
import { part } from './page.js';

const select = part('language');
select.addEventListener('change', () => /** @type {HTMLSelectElement} */ (select).form?.requestSubmit());
