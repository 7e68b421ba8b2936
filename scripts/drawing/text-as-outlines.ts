import { type Typeface, typeface } from './typeface.ts';

/** Text that cannot be drawn, with its line in the drawing. */
export class OutlineError extends Error {
  readonly found: string;
  readonly expected: string;
  readonly line: number;

  constructor(found: string, expected: string, line = 0) {
    super(`linje ${line}: ${found}. Forventet: ${expected}`);
    this.found = found;
    this.expected = expected;
    this.line = line;
  }
}

type Style = { readonly size: number; readonly weight: number; readonly anchor: string };

/** Matches `<text>` elements, and the tags of `<g>` and `<svg>`, from which text inherits its style. */
const textsAndGroups = /<text\b([^>]*)>([^<]*)<\/text>|<(?:g|svg)\b([^>]*[^/>])?>|<\/(?:g|svg)>/g;
/** Matches a `<text>` with child elements. */
const nestedText = /<text\b[^>]*>[^<]*<(?!\/text>)/;
/** Attributes that the outlines and their transform replace. */
const replacedAttributes = /\s(?:x|y|transform|text-anchor|font-[a-z]+)="[^"]*"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/**
 * Converts the text of an SVG drawing to outlines in the site's typeface: an SVG file loaded as an image cannot use the
 * page's font, and other fonts have other widths. Size, weight and anchor come from the `<text>` or its ancestor
 * groups. Each glyph is defined once and referenced with `<use>`.
 * @throws OutlineError if a `<text>` has child elements, a letter that the typeface lacks, or a size or position that is
 * not a number
 */
export function textAsOutlines(svg: string): string {
  const lineAt = (index: number) => svg.slice(0, index).split('\n').length;
  const unknown = nestedText.exec(svg);
  if (unknown) {
    throw new OutlineError(
      'en <text> med andet end ord',
      'én <text> for hver linje, uden <tspan>',
      lineAt(unknown.index),
    );
  }
  const styles: Style[] = [{ size: 16, weight: 400, anchor: 'start' }];
  const letters = new Map<string, string>();
  const drawn = svg.replace(
    textsAndGroups,
    (match: string, attributes: string | undefined, text = '', groupAttributes = '', index = 0) => {
      const inherited = styles.at(-1) as Style;
      try {
        if (attributes !== undefined) return outlines(textOf(text), attributes, inherited, letters);
        // The outermost style stays, even where the drawing closes more than it opens.
        if (!match.startsWith('</')) styles.push(styleOf(groupAttributes, inherited));
        else if (styles.length > 1) styles.pop();
        return match;
      } catch (error) {
        if (!(error instanceof OutlineError)) throw error;
        throw new OutlineError(error.found, error.expected, lineAt(index));
      }
    },
  );
  const shapes = [...letters].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  return shapes ? drawn.replace(/<svg\b[^>]*>/, (start) => `${start}<defs>${shapes}</defs>`) : drawn;
}

function outlines(text: string, attributes: string, inherited: Style, letters: Map<string, string>): string {
  const { size, weight, anchor } = styleOf(attributes, inherited);
  const face = typeface(weight);
  const missing = face.missing(text);
  if (missing)
    throw new OutlineError(`»${missing}« findes ikke i skriften`, 'et andet tegn, eller en form i tegningen');
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
  const x = numberIn(attributes, 'x', 0) - shift * face.width(text, size);
  const y = numberIn(attributes, 'y', 0);
  const scale = Number((size / face.unitsPerEm).toPrecision(5));
  const ownTransform = attribute(attributes, 'transform') ?? '';
  const transform =
    `${ownTransform} translate(${Number(x.toFixed(2))} ${y}) scale(${scale} ${-scale})`.trim();
  return `<g transform="${transform}"${attributes.replace(replacedAttributes, '')}>${glyphUses(text, size, face, letters)}</g>`;
}

function glyphUses(text: string, size: number, face: Typeface, letters: Map<string, string>): string {
  return face
    .letters(text, size)
    .map(({ outline, offset }) => {
      const id = letters.get(outline) ?? `b${letters.size}`;
      letters.set(outline, id);
      return `<use href="#${id}" x="${offset}"/>`;
    })
    .join('');
}

function styleOf(attributes: string, inherited: Style): Style {
  return {
    size: numberIn(attributes, 'font-size', inherited.size),
    weight: numberIn(attributes, 'font-weight', inherited.weight),
    anchor: attribute(attributes, 'text-anchor') ?? inherited.anchor,
  };
}

/** Font weights with a name. */
const namedWeights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** @throws if the attribute is not a number */
function numberIn(attributes: string, name: string, fallback: number): number {
  const value = attribute(attributes, name);
  if (value === undefined) return fallback;
  const number = namedWeights[value] ?? Number(value.replace(/px$/, '') || Number.NaN);
  if (!Number.isNaN(number)) return number;
  throw new OutlineError(`${name}="${value}"`, 'et tal uden enhed');
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** Returns the characters that a browser would draw: without indentation and line breaks, entities decoded. */
function textOf(source: string): string {
  const line = source.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
  return line.replace(/&(?:#(\d+)|#x([\da-f]+)|\w+);/gi, (entity, decimal?: string, hex?: string) => {
    const code = Number(decimal ?? `0x${hex}`);
    return entities[entity] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : entity);
  });
}
