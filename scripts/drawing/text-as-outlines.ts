import { SaxesParser } from 'saxes';
import { typeface } from './typeface.ts';

/** Text that cannot be drawn, with its line in the drawing. */
export class OutlineError extends Error {
  readonly found: string;
  readonly expected: string;
  readonly line: number;

  constructor(found: string, expected: string, line: number) {
    super(`linje ${line}: ${found}. Forventet: ${expected}`);
    this.found = found;
    this.expected = expected;
    this.line = line;
  }
}

type Attributes = Readonly<Record<string, string>>;
type Style = { readonly size: number; readonly weight: number; readonly anchor: string };

/** Font weights with a name. */
const namedWeights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
/** Attributes of a text that its outlines and their transform replace. */
const replaced = /^(?:x|y|transform|text-anchor|font-[a-z]+)$/;

/**
 * Converts the text of an SVG drawing to outlines in the site's typeface: an SVG file loaded as an image cannot use the
 * page's font, and other fonts have other widths. Size, weight and anchor come from the `<text>` or its ancestors. Each
 * glyph is defined once and referenced with `<use>`.
 * @throws OutlineError if a `<text>` has child elements, a letter that the typeface lacks, or a size or position that is
 * not a number
 */
export function textAsOutlines(svg: string): string {
  const parser = new SaxesParser();
  const styles: Style[] = [{ size: 16, weight: 400, anchor: 'start' }];
  const letters = new Map<string, string>();
  let drawn = '';
  /** End of what `drawn` has of the drawing, start of the tag that is read, and end of the first tag. */
  let end = 0;
  let start = 0;
  let root = 0;
  let text: { readonly start: number; words: string } | undefined;

  const fail = (found: string, expected: string): never => {
    throw new OutlineError(found, expected, svg.slice(0, text?.start ?? start).split('\n').length);
  };
  const numberIn = (attributes: Attributes, name: string, fallback: number): number => {
    const value = attributes[name];
    if (value === undefined) return fallback;
    const number = namedWeights[value] ?? Number(value.replace(/px$/, '') || Number.NaN);
    return Number.isNaN(number) ? fail(`${name}="${value}"`, 'et tal uden enhed') : number;
  };
  const outlines = (words: string, attributes: Attributes, { size, weight, anchor }: Style): string => {
    const face = typeface(weight);
    const missing = face.missing(words);
    if (missing) fail(`»${missing}« findes ikke i skriften`, 'et andet tegn, eller en form i tegningen');
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
    const x = numberIn(attributes, 'x', 0) - shift * face.width(words, size);
    const place = face.place(x, numberIn(attributes, 'y', 0), size);
    const kept = Object.entries(attributes)
      .filter(([name]) => !replaced.test(name))
      .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
    const uses = face.letters(words, size).map(({ outline, offset }) => {
      const id = letters.get(outline) ?? `b${letters.size}`;
      letters.set(outline, id);
      return `<use href="#${id}" x="${offset}"/>`;
    });
    const transform = `${attributes.transform ?? ''} ${place}`.trim();
    return `<g transform="${transform}"${kept.join('')}>${uses.join('')}</g>`;
  };

  // The check of the content reports a drawing that is no XML.
  parser.on('error', () => {});
  parser.on('opentagstart', ({ name }) => {
    start = parser.position - name.length - 2;
    if (text) fail('en <text> med andet end ord', 'én <text> for hver linje, uden <tspan>');
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ||= parser.position;
    const inherited = styles.at(-1) as Style;
    styles.push({
      size: numberIn(attributes, 'font-size', inherited.size),
      weight: numberIn(attributes, 'font-weight', inherited.weight),
      anchor: attributes['text-anchor'] ?? inherited.anchor,
    });
    if (name === 'text') text = { start, words: '' };
  });
  const addWords = (words: string) => {
    if (text) text.words += words;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', ({ name, attributes }) => {
    const style = styles.pop() as Style;
    if (name !== 'text' || !text) return;
    // Without indentation and line breaks, as a browser draws it.
    const words = text.words.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
    drawn += svg.slice(end, text.start) + outlines(words, attributes, style);
    end = parser.position;
    text = undefined;
  });
  parser.write(svg).close();

  drawn += svg.slice(end);
  const shapes = [...letters].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  return shapes ? `${drawn.slice(0, root)}<defs>${shapes}</defs>${drawn.slice(root)}` : drawn;
}
