import { expect, test } from 'vitest';
import { type FactName, facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { seoPackages, sizes } from './options.ts';
import { quoteMailLink } from './quote-mail-link.ts';

const contact = { name: 'Åse ', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const price = (name: FactName) => formatPrice(facts[name], 'begge');
const { title, description, price: sizePrice } = sizes.stor;

test.each([
  [{ size: 'stor', google: 'nej', seo: null }, 'SEO: Ikke valgt'],
  [
    { size: 'stor', google: 'ja', seo: 'standard' },
    `Standard SEO, ${price(seoPackages.standard.price)} pr. måned`,
  ],
] as const)('%j is written into the e-mail, with its prices and the contact details', (answers, seo) => {
  const query = new URL(quoteMailLink(answers, contact)).searchParams;
  expect(query.get('subject')).toMatch(/tilbud/i);
  expect(query.get('body')?.replaceAll('\r\n', '\n')).toBe(`Jeg vil gerne have et tilbud.

${title} (${description}), vejledende fra ${price(sizePrice)}
${seo}

Navn: Åse
Email: a@b.dk
Telefon: 12 34 56 78`);
});
