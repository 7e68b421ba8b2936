import { type Typeface, typeface } from './typeface.ts';

type Style = { readonly size: number; readonly weight: number; readonly anchor: string };

/** A text, the beginning or the end of a group or of the drawing; other elements hold none. */
const pieces = /<text\b([^>]*)>([^<]*)<\/text>|<(?:g|svg)\b([^>]*[^/>])?>|<\/(?:g|svg)>/g;
/** A text that holds more than words. */
const nested = /<text\b[^>]*>[^<]*<(?!\/text>)/;
/** What is said by the outlines and their place. */
const spent = /\s(?:x|y|transform|text-anchor|font-[a-z]+)="[^"]*"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/**
 * A drawing with its words as outlines of the site's typeface: in a file of its own it has no font, and no other one
 * takes the same room. Size, weight and anchor come from the text or from the groups around it. Each letter is drawn
 * once and then referred to.
 * @throws with the line of a text that holds other elements
 */
export function textAsOutlines(svg: string): string {
  const unknown = nested.exec(svg);
  if (unknown) {
    const line = svg.slice(0, unknown.index).split('\n').length;
    throw new Error(
      `linje ${line}: en <text> med andet end ord. Forventet: én <text> for hver linje, uden <tspan>`,
    );
  }
  const styles: Style[] = [{ size: 16, weight: 400, anchor: 'start' }];
  const letters = new Map<string, string>();
  const drawn = svg.replace(
    pieces,
    (piece: string, attributes: string | undefined, words = '', group = '') => {
      const around = styles.at(-1) as Style;
      if (attributes !== undefined) return outlines(decoded(words), attributes, around, letters);
      if (piece.startsWith('</')) styles.pop();
      else styles.push(styleOf(group, around));
      return piece;
    },
  );
  const shapes = [...letters].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  return shapes ? drawn.replace(/<svg\b[^>]*>/, (start) => `${start}<defs>${shapes}</defs>`) : drawn;
}

function outlines(words: string, attributes: string, around: Style, letters: Map<string, string>): string {
  const { size, weight, anchor } = styleOf(attributes, around);
  // Of 500 there are only the letters of English.
  const face = typeface(weight < 500 ? 400 : weight < 700 ? 600 : 700);
  const before = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
  const x = Number(attribute(attributes, 'x') ?? 0) - before * face.width(words, size);
  const y = Number(attribute(attributes, 'y') ?? 0);
  const scale = Number((size / face.unitsPerEm).toPrecision(5));
  const turn = attribute(attributes, 'transform') ?? '';
  const place = `${turn} translate(${Number(x.toFixed(2))} ${y}) scale(${scale} ${-scale})`.trim();
  return `<g transform="${place}"${attributes.replace(spent, '')}>${lineOf(words, size, face, letters)}</g>`;
}

function lineOf(words: string, size: number, face: Typeface, letters: Map<string, string>): string {
  return face
    .letters(words, size)
    .map(({ outline, offset }) => {
      const id = letters.get(outline) ?? `b${letters.size}`;
      letters.set(outline, id);
      return `<use href="#${id}" x="${offset}"/>`;
    })
    .join('');
}

function styleOf(attributes: string, around: Style): Style {
  return {
    size: Number(attribute(attributes, 'font-size') ?? around.size),
    weight: Number(attribute(attributes, 'font-weight') ?? around.weight),
    anchor: attribute(attributes, 'text-anchor') ?? around.anchor,
  };
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

function decoded(words: string): string {
  return words.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);
}
