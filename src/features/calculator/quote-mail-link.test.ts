import { expect, test } from 'vitest';
import { type FactName, facts } from '#src/site/facts.ts';
import { formatFact, formatPrice } from '#src/site/format-fact.ts';
import { quoteMailLink } from './quote-mail-link.ts';

const contact = { name: 'Åse ', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const bodyOf = (link: string) =>
  decodeURIComponent(link.split('&body=')[1] ?? '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ');

const price = (name: FactName) => formatPrice(facts[name], 'begge').replaceAll('\u00a0', ' ');

test('contains the offer with its prices, and the contact details', () => {
  expect(bodyOf(quoteMailLink({ size: 'mellem', needsGoogle: 'ja', seo: 'standard' }, contact))).toBe(
    `Jeg vil gerne have et tilbud.

Mellemstor hjemmeside (${formatFact('pakke.mellem.sider')}), vejledende fra ${price('pakke.mellem.tilbudspris')}
Standard SEO, ${price('seo.standard.pris')} pr. måned

Navn: Åse
Email: a@b.dk
Telefon: 12 34 56 78`,
  );
});

test('states that SEO is not chosen', () => {
  const link = quoteMailLink({ size: 'lille', needsGoogle: 'nej', seo: null }, contact);
  expect(bodyOf(link)).toContain('SEO: Ikke valgt');
});

test('mentions the quote in the subject', () => {
  const link = quoteMailLink({ size: 'lille', needsGoogle: 'nej', seo: null }, contact);
  expect(new URL(link).searchParams.get('subject')).toMatch(/tilbud/i);
});
