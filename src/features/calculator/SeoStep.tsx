import { formatFact } from '#src/site/format-fact.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { SeoPrice } from './OptionPrice.tsx';
import { seoIds, seoPackages } from './options.ts';
import type { StepProps } from './step-props.ts';

/** Step 3: the SEO package; skipped after 'nej' in step 2. */
export function SeoStep({ idPrefix, answers, dispatch, heading }: StepProps) {
  return (
    <OptionGroup
      idPrefix={idPrefix}
      name="seo"
      legend={heading('Hvilken SEO-pakke passer til dig?')}
      hint={`SEO betales hver måned ved siden af hjemmesiden. Aftalen løber mindst ${formatFact('seo.binding')}.`}
      value={answers.seo}
      onChange={(seo) => dispatch({ type: 'seo', seo })}
      options={seoIds.map((id) => {
        const { name, details, popular } = seoPackages[id];
        return { id, title: name, details, popular, price: <SeoPrice seo={id} /> };
      })}
    />
  );
}
