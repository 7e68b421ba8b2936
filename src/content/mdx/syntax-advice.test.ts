import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  ['<!-- husk at rette -->', '{/* husk at rette */}'],
  ['Tekst <!-- husk --> her.', '{/* husk */}'],
  ['Se <https://www.dmi.dk/> for vejret.', '[teksten på linket](https://www.dmi.dk/)'],
  ['Se <www.dmi.dk/vejr> for vejret.', '[teksten på linket](https://www.dmi.dk/vejr)'],
  ['Skriv til <hej@firma.dk> nu.', '[hej@firma.dk](mailto:hej@firma.dk)'],
  ['## Hvad koster det? {#pris}', '## Hvad koster det? [#pris]'],
  ['Fra {{pakke.lille.pris}} om året.', '<Pris navn="pakke.lille.pris" />'],
  ['Fra {{ pakke.lille.pris|kort }} om året.', '<Pris navn="pakke.lille.pris" />'],
  ['På {{levering.pakker}}.', '<Fakta navn="levering.pakker" />'],
  ['Fra {pakke.lille.pris} om året.', '<Pris navn="pakke.lille.pris" />'],
  ['En linje<br>en til', undefined],
  ['<img src="a.png">', expect.stringMatching(/^<Figur /)],
  ['{% include figure.html %}', expect.stringMatching(/^<Figur /)],
  ['{{< figure src="a" >}}', expect.stringMatching(/^<Figur /)],
  ['import af varer er dyrt', 'Import af varer er dyrt'],
  ['Færre end <3 kunder', '\\<3'],
  ['<b>fed</b>', '**meget vigtigt**'],
  ['<note titel="x">y</note>', '<Note titel="Husk">…</Note>'],
  ['<Fremhæv tal="3">y</Fremhæv>', '<Fremhaev tal="2,5 sekunder">…</Fremhaev>'],
  ['<Nota titel="x">y</Nota>', '<Note titel="Husk">…</Note>'],
  ['<Note titel="Husk">\n\nTekst.', '</Note>'],
  ['Fra <Pris navn="domaene" kort> om året.', '<Pris navn="domaene" kort />'],
  ['<Callout>y</Callout>', '<Note titel="Husk">…</Note>'],
  ['<iframe src="https://www.dmi.dk/"></iframe>', '[se filmen](https://www.firma.dk/film)'],
])('names the way out of %j', async (text, example) => {
  const [diagnostic] = await diagnosticsOf(text);
  expect(diagnostic).toMatchObject({ line: 5 });
  expect(diagnostic?.example).toEqual(example);
  expect(diagnostic?.expected).not.toMatch(/^gyldig MDX|^en af: /);
});

test.each(['Færre end <b', 'Et { her'])('keeps the general advice for %j', async (text) => {
  expect((await diagnosticsOf(text))[0]?.expected).toMatch(/^gyldig MDX/);
});

test('says what to write in place of an HTML comment, which an escape would publish', async () => {
  expect(await diagnosticsOf('<!-- husk at rette -->')).toEqual([
    {
      line: 5,
      where: 'MDX',
      found: '<!, som ikke begynder et mærke',
      expected: 'en note til dig selv skrives {/* … */} og vises ikke',
      example: '{/* husk at rette */}',
    },
  ]);
});
