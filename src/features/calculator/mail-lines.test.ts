import { expect, test } from 'vitest';
import { mailLines } from './mail-lines.ts';

const contact = { name: 'Åse ', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const lines = (text: string[]) => text.join('\n').replaceAll('\u00a0', ' ');

test('the e-mail says what the form would have sent', () => {
  expect(lines(mailLines({ size: 'mellem', needsGoogle: 'ja', seo: 'standard' }, contact))).toBe(
    `Jeg vil gerne have et tilbud.

Hjemmeside: Mellem (Op til 15 undersider), vejledende 17.000 kr. ekskl. moms
SEO: Standard SEO, 12.000 kr. ekskl. moms pr. måned

Navn: Åse
Email: a@b.dk
Telefon: 12 34 56 78`,
  );
});

test('without SEO it says so', () => {
  expect(mailLines({ size: 'lille', needsGoogle: 'nej', seo: null }, contact)).toContain('SEO: Ikke valgt');
});
