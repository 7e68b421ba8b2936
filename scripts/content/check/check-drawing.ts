import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { DrawingSize } from '#src/content/types.ts';
import type { Finding } from '../diagnostic.ts';
import { pricesIn } from '../schema/prices.ts';

const namespace = 'http://www.w3.org/2000/svg';
const start = `<svg xmlns="${namespace}" viewBox="0 0 520 300">`;
const maxWidth = 520;
const minText = 15;
/** Everything else needs an id or is seen by no browser. The site shows a drawing as a picture: nothing in it runs or loads. */
const shapes = 'g path rect circle ellipse line polyline polygon text title desc'.split(' ');
const elements = new Set([...shapes, 'svg', 'tspan']);

const asAttributes = 'farver og streger som attributter, uden style og class';
/** Attributes that are refused, with what is expected. */
const refused = new Map([
  ['id', 'en tegning uden id: byggeriet giver selv navne'],
  ['style', asAttributes],
  ['class', asAttributes],
]);

type Add = (found: string, expected: string, example?: string) => void;

/**
 * Checks that browsers can show a drawing, and that it keeps to what the writers' guide says about drawings. Returns its
 * size too; null if it has none.
 */
export function checkDrawing(svg: string): { size: DrawingSize | null; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const parser = new SaxesParser({ xmlns: true });
  /** Where the latest tag begins. */
  let at = 0;
  const add: Add = (found, expected, example) => {
    const line = svg.slice(0, at).split('\n').length;
    findings.push({ line, where: 'tegning', found, expected, example });
  };
  /** Size of the text in each open element. */
  const open: number[] = [];
  let root: SaxesTagNS | undefined;
  let isWellFormed = true;

  parser.on('error', () => {
    // Further errors follow from the first.
    if (isWellFormed)
      add(
        svg.slice(at),
        'en hel tegning: hvert mærke lukket, hver værdi i anførselstegn, og & skrevet &amp;',
      );
    isWellFormed = false;
  });
  parser.on('opentagstart', () => {
    at = svg.lastIndexOf('<', parser.position - 2);
  });
  parser.on('opentag', (tag) => {
    if (!root) checkRoot(tag, add);
    root ??= tag;
    if (!elements.has(tag.name)) add(`<${tag.name}>`, `en tegning af figurer og tekst: ${shapes.join(', ')}`);
    else
      for (const { name, value } of Object.values(tag.attributes)) {
        const expected = refused.get(name);
        if (expected) add(`${name}="${value}"`, expected);
      }
    const size = Number.parseFloat(attributeOf(tag, 'font-size') ?? `${open.at(-1) ?? 16}`);
    open.push(size);
    if (tag.local === 'text' && size < minText)
      add(`bogstaver på ${size}`, `mindst ${minText}, så teksten kan læses`, `font-size="${minText}"`);
  });
  parser.on('text', (text) => {
    for (const price of pricesIn(text)) add(price, 'en tekst uden pris: en tegning kan ikke hente den');
  });
  parser.on('closetag', () => void open.pop());
  parser.write(svg).close();
  return { size: root ? sizeOf(root) : null, findings };
}

function checkRoot(tag: SaxesTagNS, add: Add): void {
  if (tag.name !== 'svg' || tag.uri !== namespace) {
    add(`<${tag.name}> uden xmlns`, 'en tegning, som browsere kan vise', start);
    return;
  }
  for (const name of ['width', 'height'])
    if (attributeOf(tag, name) !== undefined)
      add(`${name} på <svg>`, 'kun viewBox: siden bestemmer størrelsen');
  const expected = `et viewBox med en bredde på højst ${maxWidth}, så teksten kan læses, og en højde over 0`;
  const size = sizeOf(tag);
  if (!size || size.width > maxWidth) add(`viewBox="${attributeOf(tag, 'viewBox') ?? ''}"`, expected, start);
}

const attributeOf = ({ attributes }: SaxesTagNS, name: string) => attributes[name]?.value;

function sizeOf(tag: SaxesTagNS): DrawingSize | null {
  const numbers = (attributeOf(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return width > 0 && height > 0 ? { width, height } : null;
}
