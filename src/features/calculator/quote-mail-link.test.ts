import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { type CompleteAnswers, seoPackages, sizes } from './questions.ts';
import { quoteMailLink } from './quote-mail-link.ts';

const contact = { name: 'Åse ', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const website = formatPrice(facts[sizes.stor.price], 'begge');
const monthly = formatPrice(facts[seoPackages.standard.price], 'begge');

function bodyOf(answers: CompleteAnswers) {
  const query = new URL(quoteMailLink(answers, contact)).searchParams;
  expect(query.get('subject')).toMatch(/tilbud/i);
  return query.get('body')?.replaceAll('\r\n', '\n');
}

test('the e-mail in place of a request has its prices and the contact details', () => {
  expect(bodyOf({ size: 'stor', google: 'ja', seo: 'standard' })).toBe(`Jeg vil gerne have et tilbud.

Størrelse: Stor
Google: Ja
SEO: Standard SEO
Vejledende pris: fra ${website}
Dertil ${monthly} hver måned til SEO

Navn: Åse
Email: a@b.dk
Telefon: 12 34 56 78`);
  expect(bodyOf({ size: 'stor', google: 'nej', seo: null })).toContain(
    `Google: Nej\nSEO: Ikke valgt\nVejledende pris: fra ${website}\n\nNavn`,
  );
});
