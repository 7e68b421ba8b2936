import type { SiteData } from '#src/content/types.ts';
import { facts } from '#src/site/facts.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import type { Diagnostic } from '../diagnostic.ts';

/**
 * Checks that the rating claimed beside the testimonials is their average. The claim is a fact because the owner must
 * settle it with the other rating, so it does not follow the testimonials by itself.
 */
export function checkRating(
  testimonials: readonly Pick<SiteData['testimonials'][number], 'rating'>[],
): Diagnostic[] {
  const sum = testimonials.reduce((total, { rating }) => total + rating, 0);
  const average = `${formatNumber(Math.round((10 * sum) / testimonials.length) / 10)} ud af 5`;
  const claimed = facts['bedoemmelse.kundeudtalelser'].value;
  if (average === claimed) return [];
  return [
    {
      file: 'content/data/udtalelser.yaml',
      line: 1,
      where: 'gennemsnittet af bedømmelse',
      found: testimonials.length ? average : 'ingen udtalelser',
      expected: `${claimed}, som siden siger. Er udtalelserne rigtige, så ret bedoemmelse.kundeudtalelser i src/site/facts.ts`,
    },
  ];
}
