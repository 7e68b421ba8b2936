import { Price } from '#src/components/fact/Fact.tsx';
import { isComplete } from './answers.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferTable } from './OfferTable.tsx';
import type { StepProps } from './step-props.ts';

/** Step 4: the offer. */
export function OfferStep({ idPrefix, answers, heading }: StepProps) {
  // Narrows the type: step 4 is unreachable with incomplete answers.
  if (!isComplete(answers)) return null;
  return (
    <>
      {heading('Dit tilbud')}
      <div className="stack">
        <OfferTable answers={answers} />
        <p className="soft">
          Det er et vejledende overslag. Det bindende tilbud får du, når vi har set på opgaven. Hosting og
          domæne er ikke med. Hosting koster fra <Price name="hosting.fra" form="begge" /> pr. måned.
        </p>
        <OfferActions idPrefix={idPrefix} answers={answers} />
      </div>
    </>
  );
}
