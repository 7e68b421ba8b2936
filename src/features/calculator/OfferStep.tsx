import type { ReactNode } from 'react';
import { Price } from '#src/components/fact/Fact.tsx';
import type { CompleteAnswers } from './answers.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferSheet } from './OfferSheet.tsx';

type OfferStepProps = { idPrefix: string; heading: (title: string) => ReactNode; answers: CompleteAnswers };

/** Step 4: the offer. */
export function OfferStep({ idPrefix, heading, answers }: OfferStepProps) {
  return (
    <>
      {heading('Dit tilbud')}
      <OfferSheet answers={answers} />
      <p className="soft">
        Det er et vejledende overslag. Det bindende tilbud får du, når vi har set på opgaven. Hosting og
        domæne er ikke med. Hosting koster fra <Price name="hosting.fra" form="begge" /> pr. måned.
      </p>
      <OfferActions idPrefix={idPrefix} answers={answers} />
    </>
  );
}
