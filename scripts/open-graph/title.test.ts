import { expect, test } from 'vitest';
import { typeface } from '../drawing/typeface.ts';
import { drawableText } from './drawable-text.ts';
import { fitTitle } from './fit-title.ts';

const face = typeface(700);

test.each([
  ['Fra idé → søgemaskineoptimering 🚀 på uger', 'Fra idé søgemaskineoptimering på uger'],
  ['Søge\u00admaskine', 'Søgemaskine'],
  ['Ren\u202fpris', 'Ren pris'],
  ['E‑mail til Ngô i Kraków', 'E-mail til Ngô i Kraków'],
  ['ﬁn typografi', 'fin typografi'],
  ['Få'.normalize('NFD'), 'Få'],
])('draws %j as %j', (title, drawn) => {
  expect(drawableText(title, face)).toBe(drawn);
});

test.each(['Priser', 'Sådan bliver din hjemmeside fundet på Google, også når kunden søger om natten'])(
  'no line of %j is wider than its place',
  (title) => {
    const { size, lines } = fitTitle(title, face, 800);
    for (const line of lines) expect(face.width(line, size)).toBeLessThanOrEqual(800);
    expect(lines.join(' ')).toBe(title);
  },
);
