import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { DrawingSize } from '#src/content/types.ts';
import type { Finding } from '../diagnostic.ts';
import { pricesIn } from '../rules/price-rules.ts';

/** What is wrong with a tag, which is its place. */
type Fault = Pick<Finding, 'found' | 'expected' | 'example'>;

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

/**
 * Checks that browsers can show a drawing, and that it keeps to what the writers' guide says about drawings. Returns its
 * size too; null if it has none.
 */
export function checkDrawing(svg: string) {
  const findings: Finding[] = [];
  const parser = new SaxesParser({ xmlns: true });
  /** Where the latest tag begins. */
  let at = 0;
  const add = (fault: Fault) => {
    const line = svg.slice(0, at).split('\n').length;
    findings.push({ line, where: 'tegning', ...fault });
  };
  /** Size of the text in each open element. */
  const open: number[] = [];
  let root: SaxesTagNS | undefined;
  let isWellFormed = true;

  parser.on('error', () => {
    // Further errors follow from the first.
    if (isWellFormed)
      add({
        found: svg.slice(at),
        expected: 'en hel tegning: hvert mærke lukket, hver værdi i anførselstegn, og & skrevet &amp;',
      });
    isWellFormed = false;
  });
  parser.on('opentagstart', () => {
    at = svg.lastIndexOf('<', parser.position - 2);
  });
  parser.on('opentag', (tag) => {
    if (!root) checkRoot(tag).forEach(add);
    root ??= tag;
    checkTag(tag).forEach(add);
    const size = Number.parseFloat(attributeOf(tag, 'font-size') ?? `${open.at(-1) ?? 16}`);
    open.push(size);
    const expected = `mindst ${minText}, så teksten kan læses`;
    if (tag.local === 'text' && size < minText)
      add({ found: `bogstaver på ${size}`, expected, example: `font-size="${minText}"` });
  });
  parser.on('text', (text) => {
    for (const found of pricesIn(text))
      add({ found, expected: 'en tekst uden pris: en tegning kan ikke hente den' });
  });
  parser.on('closetag', () => void open.pop());
  parser.write(svg).close();
  return { size: root ? sizeOf(root) : null, findings };
}

const attributeOf = ({ attributes }: SaxesTagNS, name: string) => attributes[name]?.value;

function sizeOf(tag: SaxesTagNS): DrawingSize | null {
  const [, , width = 0, height = 0] = (attributeOf(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

function checkRoot(tag: SaxesTagNS): Fault[] {
  if (tag.name !== 'svg' || tag.uri !== namespace)
    return [
      { found: `<${tag.name}> uden xmlns`, expected: 'en tegning, som browsere kan vise', example: start },
    ];
  const fixed = ['width', 'height'].filter((name) => attributeOf(tag, name) !== undefined);
  const size = sizeOf(tag);
  const viewBox = {
    found: `viewBox="${attributeOf(tag, 'viewBox') ?? ''}"`,
    expected: `et viewBox med en bredde på højst ${maxWidth}, så teksten kan læses, og en højde over 0`,
    example: start,
  };
  return [
    ...fixed.map((name) => ({
      found: `${name} på <svg>`,
      expected: 'kun viewBox: siden bestemmer størrelsen',
    })),
    ...(size && size.width <= maxWidth ? [] : [viewBox]),
  ];
}

function checkTag(tag: SaxesTagNS): Fault[] {
  if (!elements.has(tag.name))
    return [{ found: `<${tag.name}>`, expected: `en tegning af figurer og tekst: ${shapes.join(', ')}` }];
  return Object.values(tag.attributes).flatMap(({ name, value }): Fault[] => {
    const expected = refused.get(name);
    return expected ? [{ found: `${name}="${value}"`, expected }] : [];
  });
}
