import type { CaseStudy } from '#src/content/types.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { vatWords } from '#src/site/vat.ts';
import { untranslated } from './fact/FactValue.tsx';

/** What the customer paid, as it was and so no fact of today, and what the website costs each year. */
export function CasePrice({ website, yearly }: NonNullable<CaseStudy['price']>) {
  return (
    <>
      <data value={website} {...untranslated}>
        {formatKroner(website)}
      </data>
      {', drift '}
      <data value={yearly} {...untranslated}>
        {formatKroner(yearly)}
      </data>{' '}
      om året, {vatWords.ekskl}
    </>
  );
}
