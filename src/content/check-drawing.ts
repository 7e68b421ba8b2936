import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Checked, Diagnostic } from './diagnostic.ts';
import { pricesIn } from './hard-coded-prices.ts';

export type DrawingSize = { readonly width: number; readonly height: number };
type Found = Omit<Diagnostic, 'file' | 'line' | 'where'>;

const namespace = 'http://www.w3.org/2000/svg';
const start = `<svg xmlns="${namespace}" viewBox="0 0 520 300">`;
const maxWidth = 520;
const minText = 15;
/** Shapes and words. Everything else needs an id, runs, loads something or is seen by no browser. */
const shapes = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'title',
  'desc',
];
const elements = new Set([...shapes, 'svg', 'tspan']);

/** Attributes that are refused, with what is expected. */
const attributeRules: readonly (readonly [test: RegExp, expected: string, example?: string])[] = [
  [/^id=/, 'en tegning uden id: byggeriet giver selv navne'],
  [/^(?:style|class)=/, 'farver og streger som attributter, uden style og class', 'fill="#D5E6E1"'],
  [/^on/i, 'en tegning uden scripts'],
  [/^(?:\w+:)?href=|^src=|url\(|javascript:|data:/i, 'en tegning, der ikke henviser til andet'],
  [/^(?!xmlns:|xml:)\w+:/, 'en tegning uden tegneprogrammets egne mærker: gem den som »almindelig SVG«'],
];

/**
 * Checks that browsers can show a drawing, and that it keeps to what the writers' guide says about drawings. The value is
 * its size; null if it has none.
 */
export function checkDrawing(file: string, svg: string): Checked<DrawingSize | null> {
  const diagnostics: Diagnostic[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let size: DrawingSize | null = null;
  let line = 1;
  let depth = 0;
  const add = (found: Found) => diagnostics.push({ file, line, where: 'tegning', ...found });
  /** Size of text in each open element, scaled. */
  const sizes = [{ size: 16, scale: 1 }];

  parser.on('error', () => {
    add({
      found: svg.split('\n')[line - 1]?.trim() ?? '',
      expected: 'en hel tegning: hvert mærke lukket, hver værdi i anførselstegn, og & skrevet &amp;',
    });
    // Further errors follow from the first.
    parser.on('error', () => {});
  });
  parser.on('doctype', () => add({ found: '<!DOCTYPE …>', expected: 'en tegning uden: slet den' }));
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', (tag) => {
    if (depth === 0) {
      size = sizeOf(tag);
      checkRoot(tag, size).forEach(add);
    }
    checkTag(tag).forEach(add);
    depth += 1;
    const { size: inherited, scale } = sizes.at(-1) ?? { size: 16, scale: 1 };
    const own = Number.parseFloat(attributeOf(tag, 'font-size') ?? `${inherited}`);
    const factor = Number(/scale\(\s*([\d.]+)/.exec(attributeOf(tag, 'transform') ?? '')?.[1] ?? 1);
    sizes.push({ size: own, scale: scale * factor });
    const shown = own * scale * factor;
    const expected = `mindst ${minText}, så teksten kan læses`;
    if (tag.local === 'text' && shown < minText)
      add({ found: `bogstaver på ${shown}`, expected, example: `font-size="${minText}"` });
  });
  parser.on('text', (text) => {
    for (const found of pricesIn(text))
      add({ found, expected: 'en tekst uden pris: en tegning kan ikke hente den' });
  });
  parser.on('closetag', () => void sizes.pop());
  parser.write(svg).close();
  return { value: size, diagnostics };
}

const attributeOf = ({ attributes }: SaxesTagNS, name: string) => attributes[name]?.value;

function sizeOf(tag: SaxesTagNS): DrawingSize | null {
  const [, , width = 0, height = 0] = (attributeOf(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

function checkRoot(tag: SaxesTagNS, size: DrawingSize | null): Found[] {
  if (tag.name !== 'svg' || tag.uri !== namespace)
    return [
      { found: `<${tag.name}> uden xmlns`, expected: 'en tegning, som browsere kan vise', example: start },
    ];
  const sized = ['width', 'height'].flatMap((name): Found[] => {
    const value = attributeOf(tag, name);
    if (value === undefined) return [];
    return [{ found: `${name}="${value}" på <svg>`, expected: 'kun viewBox: siden bestemmer størrelsen' }];
  });
  const viewBox = attributeOf(tag, 'viewBox');
  if (!size)
    sized.push({
      found: viewBox === undefined ? '<svg> uden viewBox' : `viewBox="${viewBox}"`,
      expected: 'et viewBox med en bredde og en højde over 0',
      example: start,
    });
  else if (size.width > maxWidth)
    sized.push({ found: `bredden ${size.width}`, expected: `højst ${maxWidth}, så teksten kan læses` });
  return sized;
}

function checkTag(tag: SaxesTagNS): Found[] {
  if (!elements.has(tag.name))
    return [{ found: `<${tag.name}>`, expected: `en tegning af figurer og tekst: ${shapes.join(', ')}` }];
  return Object.values(tag.attributes).flatMap(({ name, value }): Found[] => {
    const found = `${name}="${value}"`;
    const [, expected, example] = attributeRules.find(([test]) => test.test(found)) ?? [];
    return expected ? [{ found, expected, example }] : [];
  });
}
