import { isOver } from '#src/lib/today.ts';
import { type FactName, facts } from './facts.ts';

const isOverToday = isOver(facts['pakke.mellem.tilbudspris'].until);
/** In the browser a page without the month in its notification bar was built after the end of the offer. */
const wasOver = typeof document !== 'undefined' && document.querySelector('[data-month]') === null;

/** Whether the discount is offered: on the day of the build or, in the browser, of the visit. */
export const hasOffer = !isOverToday && !wasOver;

/** In the browser: whether the discount has ended since the page was built, which still shows it. */
export const hasOfferEnded = isOverToday && !wasOver;

/** Facts that say something about the offer. A question whose answer states one is left out while there is none. */
export const offerFacts: readonly FactName[] = [
  'pakke.mellem.rabat',
  'pakke.mellem.tilbud',
  'pakke.mellem.betingelse',
  'betaling.mellem.tilbud',
];
