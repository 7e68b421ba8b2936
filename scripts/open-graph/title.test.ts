import { expect, test } from 'vitest';
import { checkTextPages } from '../content/check/check-text-pages.ts';
import type { TextFile } from '../content/read-text-files.ts';
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

test('reports a title with letters that the typeface lacks, with its line', () => {
  const placeIn = (file: string) => (where: string) => ({ file, line: 2, where });
  const files = [
    { source: '', page: { title: 'SEO på 中文 og 中' }, at: placeIn('content/artikler/a.mdx') },
    { source: '', page: { title: 'Fra idé → side 🚀' }, at: placeIn('content/artikler/b.mdx') },
  ];
  expect(checkTextPages({ checked: files as unknown as TextFile[] })).toEqual([
    {
      file: 'content/artikler/a.mdx',
      line: 2,
      where: 'titel',
      found: '中 文',
      expected: 'bogstaver fra sidens skrift: de her ville mangle i billedet, når siden bliver delt',
    },
  ]);
});

test.each(['Priser', 'Sådan bliver din hjemmeside fundet på Google, også når kunden søger om natten'])(
  'no line of %j is wider than its place',
  (title) => {
    const { size, lines } = fitTitle(title, face, 800);
    for (const line of lines) expect(face.width(line, size)).toBeLessThanOrEqual(800);
    expect(lines.join(' ')).toBe(title);
  },
);
