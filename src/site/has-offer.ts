import { isOver } from '#src/lib/today.ts';
import { type FactName, offer } from './facts.ts';

/** Whether the discount is offered: on the day of the build or, in the browser, of the visit. */
export const hasOffer = !isOver(offer.lastDay);

/** Facts that say something about the offer. A question whose answer states one is left out while there is none. */
export const offerFacts: readonly FactName[] = [
  'pakke.mellem.rabat',
  'pakke.mellem.tilbud',
  'pakke.mellem.betingelse',
  'betaling.mellem.tilbud',
];
