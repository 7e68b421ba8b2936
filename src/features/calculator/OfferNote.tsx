import { Price } from '#src/components/fact/Fact.tsx';
import type { CompleteAnswers } from './answers.ts';
import { OfferActions } from './OfferActions.tsx';

/** What stands below the offer and its buttons: what the price is, and what else to do with it. */
export function OfferNote({ idPrefix, answers }: { idPrefix: string; answers: CompleteAnswers }) {
  return (
    <>
      <p className="soft">
        Det er et vejledende overslag. Det bindende tilbud får du, når vi har set på opgaven. Hosting og
        domæne er ikke med. Hosting koster fra <Price name="hosting.fra" form="begge" /> pr. måned.
      </p>
      <OfferActions idPrefix={idPrefix} answers={answers} />
    </>
  );
}
