import { expect, test } from 'vitest';
import { textAsOutlines } from './text-as-outlines.ts';
import { typeface } from './typeface.ts';

const outlineOf = (weight: 400 | 600 | 700, letter: string) =>
  typeface(weight).letters(letter, 10)[0]?.outline;
const units = typeface(400).unitsPerEm;
const scale = (size: number) => Number((size / units).toPrecision(5));

test('replaces text with outlines at the same position, with its colour and rotation', () => {
  expect(
    textAsOutlines(
      '<svg><text x="10" y="20" font-size="18" fill="#000" transform="rotate(-90)">Æ</text></svg>',
    ),
  ).toBe(
    `<svg><defs><path id="b0" d="${outlineOf(400, 'Æ')}"/></defs>` +
      `<g transform="rotate(-90) translate(10 20) scale(${scale(18)} ${-scale(18)})" fill="#000"><use href="#b0" x="0"/></g></svg>`,
  );
});

test('defines each letter once per weight and references it; a space has no outline', () => {
  const drawn = textAsOutlines('<svg><text>a a</text><text font-weight="700">a</text></svg>');
  const width = (text: string) => Math.round((typeface(400).width(text, 16) * units) / 16);
  expect(drawn.match(/<path id="b\d"/g)).toEqual(['<path id="b0"', '<path id="b1"']);
  expect(drawn.match(/<use [^>]*>/g)).toEqual([
    '<use href="#b0" x="0"/>',
    `<use href="#b0" x="${width('a ')}"/>`,
    '<use href="#b1" x="0"/>',
  ]);
  expect(drawn).toContain(`id="b1" d="${outlineOf(700, 'a')}"`);
});

test.each([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
])('inherits size, weight and anchor %s from ancestor groups only', (anchor, before) => {
  const svg = `<svg viewBox="0 0 9 9"><g font-size="20" font-weight="700"><g text-anchor="${anchor}"><text x="50" y="9">ab</text></g></g><text x="1" y="2">c</text><rect width="1"/></svg>`;
  const x = Number((50 - before * typeface(700).width('ab', 20)).toFixed(2));
  const places = [...textAsOutlines(svg).matchAll(/translate\(([^)]*)\) scale\(([\d.]+)/g)];
  expect(places.map(([, place, size]) => [place, Number(size)])).toEqual([
    [`${x} 9`, scale(20)],
    ['1 2', scale(16)],
  ]);
});

test.each([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#230;', 'æ'],
  ['&#xE6;', 'æ'],
])('draws the XML entity %s as one letter', (entity, letter) => {
  const drawn = textAsOutlines(`<svg><text>${entity}</text></svg>`);
  expect(drawn).toContain(`d="${outlineOf(400, letter)}"`);
  expect(drawn.match(/<use /g)).toHaveLength(1);
});

test('ignores indentation and line breaks in a text, but not a non-breaking space', () => {
  const drawn = (text: string) => textAsOutlines(`<svg><text x="9" text-anchor="end">${text}</text></svg>`);
  expect(drawn('\r\n    a\n\t  b\n  ')).toBe(drawn('a b'));
  expect(drawn('a \u00a0b')).not.toBe(drawn('a b'));
});

test('returns a drawing without text unchanged', () => {
  const svg = '<svg viewBox="0 0 1 1"><g fill="none"><path d="M0 0"/></g></svg>';
  expect(textAsOutlines(svg)).toBe(svg);
});

test('rejects a text with child elements and names its line', () => {
  expect(() => textAsOutlines('<svg>\n<text>a</text>\n<text>b<tspan>c</tspan></text></svg>')).toThrow(
    /^linje 3: .*<tspan>/,
  );
});

test.each([
  ['font-size="18px"', 'font-size="18"'],
  ['x="10px" y="20.5px"', 'x="10" y="20.5"'],
  ['font-weight="normal"', 'font-weight="400"'],
  ['font-weight="bold"', 'font-weight="700"'],
])('reads %s as %s, in a text and in a group', (written, meant) => {
  const inText = (attributes: string) => textAsOutlines(`<svg><text ${attributes}>a</text></svg>`);
  expect(inText(written)).toBe(inText(meant));
  const inGroup = (attributes: string) =>
    textAsOutlines(`<svg><g ${attributes}><text>a</text></g></svg>`).replace(attributes, '');
  expect(inGroup(written)).toBe(inGroup(meant));
});

test.each(['font-size="1.2em"', 'x="50%"', 'y="1 2"', 'font-weight="bolder"', 'x=""'])(
  'rejects %s and names its line',
  (attribute) => {
    expect(() => textAsOutlines(`<svg>\n<text>a</text>\n<text ${attribute}>a</text></svg>`)).toThrow(
      `linje 3: ${attribute}. Forventet: et tal uden enhed`,
    );
  },
);

test('rejects a letter that the typeface lacks and names its line', () => {
  expect(() => textAsOutlines('<svg>\n<text>Søg → find</text></svg>')).toThrow(
    'linje 2: »→« findes ikke i skriften',
  );
  // A letter and its accent as two characters are one letter.
  expect(textAsOutlines(`<svg><text>${'å'.normalize('NFD')}</text></svg>`)).toBe(
    textAsOutlines('<svg><text>å</text></svg>'),
  );
});
