import { untranslated } from '#src/components/fact/FactValue.tsx';
import { templates } from '#src/content/collections.ts';
import type { CaseStudy } from '#src/content/types.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { vatWords } from '#src/site/vat.ts';

/** What the customer paid, as it was and so no fact of today, and what the website costs each year. */
export function CasePrice({ website, yearly }: NonNullable<CaseStudy['price']>) {
  return (
    <>
      <data value={website} {...untranslated}>
        {formatKroner(website)}
      </data>
      {' og '}
      <data value={yearly} {...untranslated}>
        {formatKroner(yearly)}
      </data>{' '}
      <span data-whole="">
        {templates.case.yearly}, {vatWords.ekskl}
      </span>
    </>
  );
}
