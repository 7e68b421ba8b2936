import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';
import { priceDiagnostic } from '../hard-coded-prices.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  ['Det koster 7.500\nkr. om året.', 5, '7.500 kr.'],
  ['Tekst.\nDet koster\n7.500 kr. om året.', 7, '7.500 kr.'],
  ['Det koster **7.500** kr. om året.', 5, '7.500 kr.'],
  ['Det koster *7.500* **kr.** om året.', 5, '7.500 kr.'],
  ['Det koster [7.500](/priser) kr. om året.', 5, '7.500 kr.'],
  ['Det koster 7.500&nbsp;kr. om året.', 5, '7.500\u00a0kr.'],
  ['Det koster 7.500{/* x */} kr. om året.', 5, '7.500 kr.'],
  ['Det koster 2 mio. kr. om året.', 5, '2 mio. kr.'],
  ['Det koster 500 € om året.', 5, '500 €'],
  ['Det koster €500 om året.', 5, '€500'],
  ['Det koster 500 euro om året.', 5, '500 euro'],
  ['Det koster 7500,- om året.', 5, '7500,-'],
  ['Det koster 7500,– om året.', 5, '7500,–'],
  ['Det koster 3 t.kr. om året.', 5, '3 t.kr.'],
  ['| a |\n| --- |\n| 7.500 **kr.** |', 7, '7.500 kr.'],
  ['- Det koster\n  7.500 kr.', 6, '7.500 kr.'],
  ['<Note titel="Husk">Det koster **7.500** kr.</Note>', 5, '7.500 kr.'],
  ['Skriv `7.500 kr.` i feltet.', 5, '7.500 kr.'],
  ['```txt\nPris: 7.500 kr.\n```', 6, '7.500 kr.'],
  ['<Note titel="Fra 7.500 kr.">x</Note>', 5, '7.500 kr.'],
])('finds the price in %j', async (text, line, found) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, where: 'pris', found }]);
});

test('names the fact with the amount, and what to do where nothing can fetch it', async () => {
  const kroner = formatKroner(facts['pakke.stor.pris'].value);
  expect(await diagnosticsOf(`Det koster **${kroner}**`)).toMatchObject([
    { example: '<Pris navn="pakke.stor.pris" />' },
  ]);
  expect(await diagnosticsOf(`<Note titel="Fra ${kroner}">x</Note>`)).toMatchObject([
    { expected: 'en tekst uden pris: en attribut kan ikke hente den' },
  ]);
});

test('names no fact in place of an amount that none has', async () => {
  const [text, heading] = await diagnosticsOf('Det koster 4.511 kr. om året.\n\n## 4.511 kr.');
  expect([text?.example, heading?.example]).toEqual(Array(2).fill('<Pris navn="navnet på prisen" />'));
  expect(priceDiagnostic('4.511 kr.', 'data').example).toBe('{{navnet på prisen}}');
});

test.each([
  'Fra <Pris navn="pakke.lille.pris" />.',
  '{/* 7.500 kr. */}\n\nTekst.',
  'Virksomheder med højst 2 mio. euro i omsætning.',
  'En guide på 7.500 ord.',
  'Skriv `$1` og 5 krav.',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test.each(['53 pct.', '53 pct', '53 Procent', '5 promille', '53\u00a0%', '53\n%', '**53** %'])(
  'wants a source for the claim in %j',
  async (claim) => {
    expect(await diagnosticsOf(`Hele ${claim} af alle forlader siden.`)).toMatchObject([{ where: 'kilde' }]);
  },
);
