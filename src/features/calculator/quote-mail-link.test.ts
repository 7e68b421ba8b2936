import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { type CompleteAnswers, seoPackages, sizes } from './questions.ts';
import { quoteMailLink } from './quote-mail-link.ts';

const contact = { name: 'Åse ', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const answers: CompleteAnswers = { size: 'stor', google: 'ja', seo: 'standard' };

test.each([
  [
    answers,
    'Ja',
    'Standard SEO',
    `\nDertil ${formatPrice(facts[seoPackages.standard.price], 'begge')} hver måned til SEO`,
  ],
  [{ ...answers, google: 'nej', seo: null } as const, 'Nej', 'Ikke valgt', ''],
])(
  'the e-mail in place of the request %j has its prices and the contact details',
  (chosen, google, seo, monthly) => {
    const query = new URL(quoteMailLink(chosen, contact)).searchParams;
    expect(query.get('subject')).toMatch(/tilbud/i);
    expect(query.get('body')?.replaceAll('\r\n', '\n')).toBe(`Jeg vil gerne have et tilbud.

Størrelse: Stor
Google: ${google}
SEO: ${seo}
Vejledende pris: fra ${formatPrice(facts[sizes.stor.price], 'begge')}${monthly}

Navn: Åse
Email: a@b.dk
Telefon: 12 34 56 78`);
  },
);
