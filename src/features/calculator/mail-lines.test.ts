import { expect, test } from 'vitest';
import type { FactName } from '#src/site/facts.ts';
import { formatFact } from '#src/site/format-fact.ts';
import { mailLines } from './mail-lines.ts';

const contact = { name: 'Åse ', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const lines = (text: string[]) => text.join('\n').replaceAll('\u00a0', ' ');

const price = (name: FactName) => formatFact(name).replace('\u00a0', ' ');

test('the e-mail says what the form would have sent', () => {
  expect(lines(mailLines({ size: 'mellem', needsGoogle: 'ja', seo: 'standard' }, contact))).toBe(
    `Jeg vil gerne have et tilbud.

Hjemmeside: Mellem (${formatFact('pakke.mellem.sider')}), vejledende ${price('pakke.mellem.tilbudspris')} ekskl. moms
SEO: Standard SEO, ${price('seo.standard.pris')} ekskl. moms pr. måned

Navn: Åse
Email: a@b.dk
Telefon: 12 34 56 78`,
  );
});

test('without SEO it says so', () => {
  expect(mailLines({ size: 'lille', needsGoogle: 'nej', seo: null }, contact)).toContain('SEO: Ikke valgt');
});
