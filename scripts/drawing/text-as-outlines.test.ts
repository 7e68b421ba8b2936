import { expect, test } from 'vitest';
import { textAsOutlines } from './text-as-outlines.ts';
import { typeface } from './typeface.ts';

const { place } = typeface(400);
const outlineOf = (weight: number, letter: string) => typeface(weight).letters(letter, 10)[0]?.outline;
const drawn = (inner: string) => textAsOutlines(`<svg>${inner}</svg>`);

test('replaces text with outlines at the same position, with its colour and rotation', () => {
  expect(drawn('<text x="10" y="20" font-size="18" fill="#000" transform="rotate(-90)">Æ</text>')).toBe(
    `<svg><defs><path id="b0" d="${outlineOf(400, 'Æ')}"/></defs>` +
      `<g transform="rotate(-90) ${place(10, 20, 18)}" fill="#000"><use href="#b0" x="0"/></g></svg>`,
  );
});

test.each([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
])('inherits size, weight and anchor %s from ancestor groups only', (anchor, before) => {
  const svg = drawn(
    `<g font-size="20" font-weight="700"><g text-anchor="${anchor}"><text x="50" y="9">ab</text></g></g><text x="1" y="2">c</text>`,
  );
  expect(svg).toContain(place(50 - before * typeface(700).width('ab', 20), 9, 20));
  expect(svg).toContain(place(1, 2, 16));
});

test.each([
  ['an XML entity', '<text>&#xE6;&amp;</text>', '<text>æ<![CDATA[&]]></text>'],
  ['single quotes', "<text x='5' y='6' font-size='20'>a</text>", '<text x="5" y="6" font-size="20">a</text>'],
  ['indentation', '<text>\r\n    a\n\t  b\n  </text>', '<text>a b</text>'],
  ['a letter and its accent', `<text>${'å'.normalize('NFD')}</text>`, '<text>å</text>'],
  ['a unit', '<text x="10px" font-size="18px">a</text>', '<text x="10" font-size="18">a</text>'],
])('draws %s as meant', (_, written, meant) => {
  expect(drawn(written)).toBe(drawn(meant));
});
