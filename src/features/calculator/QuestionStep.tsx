import type { Dispatch, ReactNode } from 'react';
import { formatFact } from '#src/site/format-fact.ts';
import type { Answers } from './answers.ts';
import { Islet } from './Islet.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { OptionPrice } from './OptionPrice.tsx';
import { seoIds, seoPackages, sizeIds, sizes } from './options.ts';
import type { CalculatorEvent } from './state.ts';

type QuestionStepProps = {
  idPrefix: string;
  step: 1 | 2 | 3;
  answers: Answers;
  dispatch: Dispatch<CalculatorEvent>;
  /** The question as a heading: becomes the group's legend. */
  heading: ReactNode;
};

export const questions: Readonly<Record<QuestionStepProps['step'], string>> = {
  1: 'Hvor stor skal din hjemmeside være?',
  2: 'Har du brug for at blive fundet på Google?',
  3: 'Hvilken SEO-pakke passer til dig?',
};

/** Steps 1 to 3: one question with its options. */
export function QuestionStep({ idPrefix, step, answers, dispatch, heading }: QuestionStepProps) {
  switch (step) {
    case 1:
      return (
        <OptionGroup
          idPrefix={idPrefix}
          name="stoerrelse"
          legend={heading}
          hint="Tæl de sider, dine kunder skal kunne finde: forside, ydelser, om jer, kontakt."
          value={answers.size}
          onChange={(size) => dispatch({ type: 'size', size })}
          options={sizeIds.map((id) => {
            const { name, description, details, listPrice, offer, popular } = sizes[id];
            return {
              id,
              title: name,
              details: `${description}, ${details}`,
              popular,
              picture: <Islet size={id} />,
              price: <OptionPrice name={offer?.price ?? listPrice} before={offer ? listPrice : undefined} />,
            };
          })}
        />
      );
    case 2:
      return (
        <OptionGroup
          idPrefix={idPrefix}
          name="google"
          legend={heading}
          value={answers.needsGoogle}
          onChange={(needsGoogle) => dispatch({ type: 'google', needsGoogle })}
          options={[
            {
              id: 'ja',
              title: 'Ja',
              details: 'Kunderne skal finde mig, når de søger. Vis mig pakkerne til SEO.',
            },
            { id: 'nej', title: 'Nej', details: 'Jeg skal bruge en hjemmeside. SEO kan vente.' },
          ]}
        />
      );
    case 3:
      return (
        <OptionGroup
          idPrefix={idPrefix}
          name="seo"
          legend={heading}
          hint={`SEO betales hver måned ved siden af hjemmesiden. Aftalen løber mindst ${formatFact('seo.binding')}.`}
          value={answers.seo}
          onChange={(seo) => dispatch({ type: 'seo', seo })}
          options={seoIds.map((id) => {
            const { description, details, price, popular } = seoPackages[id];
            return {
              id,
              title: description,
              details,
              popular,
              price: <OptionPrice name={price} per="måned" />,
            };
          })}
        />
      );
  }
}
