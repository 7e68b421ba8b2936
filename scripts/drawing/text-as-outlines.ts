import type { Cheerio } from 'cheerio';
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import { typeface } from './typeface.ts';

/** Font weights with a name. */
const namedWeights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
/** Attributes of a text that its outlines and their transform replace. */
const replaced = /^(?:text-anchor|font-[a-z]+)$/;

/** Returns where and how a `<text>` is drawn. A number is `NaN` where none is written; weight and size may be inherited. */
export function textStyle(text: Cheerio<Element>) {
  const inherited = (name: string) => text.closest(`[${name}]`).attr(name);
  const number = (value: string | undefined, fallback: number) =>
    value === undefined ? fallback : (namedWeights[value] ?? Number(value.replace(/px$/, '') || Number.NaN));
  return {
    // Decoded, and without indentation and line breaks, as a browser draws it.
    words: load(text.html() ?? '', { xml: true })
      .text()
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/^ | $/g, ''),
    numbers: {
      'x': number(text.attr('x'), 0),
      'y': number(text.attr('y'), 0),
      'font-size': number(inherited('font-size'), 16),
      'font-weight': number(inherited('font-weight'), 400),
    },
    /** Part of its width that is before `x`. */
    before: { start: 0, middle: 0.5, end: 1 }[inherited('text-anchor') ?? 'start'] ?? 0,
  };
}

/**
 * Converts the text of a drawing to outlines in the site's typeface: an SVG file loaded as an image cannot use the page's
 * font, and other fonts have other widths. Each glyph is defined once and referenced with `<use>`. `checkDrawing` says what
 * cannot be drawn.
 */
export function textAsOutlines(svg: string): string {
  // Without decoding, what is no text stays as it is written.
  const $ = load(svg, { xml: { decodeEntities: false } });
  const letters = new Map<string, string>();
  for (const text of $('text').get()) {
    const { words, numbers, before } = textStyle($(text));
    const { x, y, 'font-size': size, 'font-weight': weight } = numbers;
    const face = typeface(weight);
    const place = face.place(x - before * face.width(words, size), y, size);
    const uses = face.letters(words, size).map(({ outline, offset }) => {
      const id = letters.get(outline) ?? `b${letters.size}`;
      letters.set(outline, id);
      return `<use href="#${id}" x="${offset}"/>`;
    });
    const { x: _x, y: _y, transform = '', ...attributes } = text.attribs;
    const kept = Object.entries(attributes).filter(([name]) => !replaced.test(name));
    text.name = 'g';
    text.attribs = { transform: `${transform} ${place}`.trim(), ...Object.fromEntries(kept) };
    $(text).html(uses.join(''));
  }
  const shapes = [...letters].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  if (shapes) $.root().children().prepend(`<defs>${shapes}</defs>`);
  return $.xml();
}
