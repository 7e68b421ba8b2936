import { load } from 'cheerio';
import { isTag } from 'domhandler';
import { typeface } from './typeface.ts';

type Fault = {
  readonly line: number;
  readonly where: string;
  readonly found: string;
  readonly expected: string;
};

/** Thrown with text that cannot be drawn, and its line in the drawing. */
export class OutlineError extends Error {
  readonly finding: Fault;

  constructor(finding: Fault) {
    super(`linje ${finding.line}: ${finding.found}. Forventet: ${finding.expected}`);
    this.finding = finding;
  }
}

/** Font weights with a name. */
const namedWeights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
/** Attributes of a text that its outlines and their transform replace. */
const replaced = /^(?:text-anchor|font-[a-z]+)$/;

/**
 * Converts the text of an SVG drawing to outlines in the site's typeface: an SVG file loaded as an image cannot use the
 * page's font, and other fonts have other widths. Size, weight and anchor come from the `<text>` or its ancestors. Each
 * glyph is defined once and referenced with `<use>`.
 * @throws OutlineError if a `<text>` has child elements, a letter that the typeface lacks, or a size or position that is
 * not a number
 */
export function textAsOutlines(svg: string): string {
  // Without decoding, what is no text stays as it is written.
  const $ = load(svg, { xml: { decodeEntities: false, withStartIndices: true } });
  const letters = new Map<string, string>();
  for (const text of $('text').get()) {
    const fail = (found: string, expected: string): never => {
      const line = svg.slice(0, text.startIndex ?? 0).split('\n').length;
      throw new OutlineError({ line, where: 'tegning', found, expected });
    };
    const inherited = (name: string) => $(text).closest(`[${name}]`).attr(name);
    const numberIn = (name: string, value: string | undefined, fallback: number): number => {
      if (value === undefined) return fallback;
      const number = namedWeights[value] ?? Number(value.replace(/px$/, '') || Number.NaN);
      return Number.isNaN(number) ? fail(`${name}="${value}"`, 'et tal uden enhed') : number;
    };
    if (text.children.some(isTag))
      fail('en <text> med andet end ord', 'én <text> for hver linje, uden <tspan>');
    const size = numberIn('font-size', inherited('font-size'), 16);
    const face = typeface(numberIn('font-weight', inherited('font-weight'), 400));
    // Decoded, and without indentation and line breaks, as a browser draws it.
    const words = load($(text).html() ?? '', { xml: true })
      .text()
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/^ | $/g, '');
    const missing = face.missing(words);
    if (missing) fail(`»${missing}« findes ikke i skriften`, 'et andet tegn, eller en form i tegningen');

    const { x, y, transform = '', ...attributes } = text.attribs;
    const before = { start: 0, middle: 0.5, end: 1 }[inherited('text-anchor') ?? 'start'] ?? 0;
    const left = numberIn('x', x, 0) - before * face.width(words, size);
    const place = face.place(left, numberIn('y', y, 0), size);
    const kept = Object.entries(attributes).filter(([name]) => !replaced.test(name));
    const uses = face.letters(words, size).map(({ outline, offset }) => {
      const id = letters.get(outline) ?? `b${letters.size}`;
      letters.set(outline, id);
      return `<use href="#${id}" x="${offset}"/>`;
    });
    text.name = 'g';
    text.attribs = { transform: `${transform} ${place}`.trim(), ...Object.fromEntries(kept) };
    $(text).html(uses.join(''));
  }
  const shapes = [...letters].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  if (shapes) $.root().children().prepend(`<defs>${shapes}</defs>`);
  return $.xml();
}
