import { load } from 'cheerio';
import { isTag, isText } from 'domhandler';
import { SaxesParser } from 'saxes';
import type { DrawingSize } from '#src/content/types.ts';
import type { Diagnostic } from '../lib/diagnostic.ts';
import { pricesIn } from '../lib/prices.ts';
import { textStyle } from './text-as-outlines.ts';
import { typeface } from './typeface.ts';

const namespace = 'http://www.w3.org/2000/svg';
const start = `<svg xmlns="${namespace}" viewBox="0 0 520 300">`;
const maxWidth = 520;
const minText = 15;
/** Everything else needs an id or is seen by no browser. The site shows a drawing as a picture: nothing in it runs or loads. */
const shapes = 'g, path, rect, circle, ellipse, line, polyline, polygon, text, title, desc';
const allowed = `svg, tspan, ${shapes}`;

/** Others are lost on letters as outlines, name what is not there, or belong to a style sheet, which a drawing has none of. */
const attributes =
  'xmlns viewBox x y width height rx ry r cx cy x1 y1 x2 y2 d points transform fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity stroke-opacity fill-rule font-family font-size font-weight text-anchor'.split(
    ' ',
  );

/**
 * Checks that browsers can show a drawing, that its words can be drawn, and that it keeps to what the writers' guide says
 * about drawings. Returns its size, or what is wrong.
 */
export function checkDrawing(svg: string): DrawingSize | readonly Diagnostic[] {
  const $ = load(svg, { xml: { withStartIndices: true } });
  const [root] = $(':root');
  const [, , width = 0, height = 0] = (root?.attribs.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = width > 0 && height > 0 ? { width, height } : null;
  const diagnostics: Diagnostic[] = [];
  const add = (at: number | null, found: string, expected: string, example?: string) => {
    const line = svg.slice(0, at ?? 0).split('\n').length;
    diagnostics.push({ line, where: 'tegning', found, expected, example });
  };

  const broken = brokenAt(svg);
  const withoutPrice =
    'en tekst uden pris: en tegning kan ikke hente den (et beløb, der ikke er jeres, kan stå med bogstaver)';
  const whole = 'en hel tegning: hvert mærke lukket, hver værdi i anførselstegn, og & skrevet &amp;';
  if (broken !== null) add(broken, svg.slice(broken), whole);
  if (root && (root.name !== 'svg' || root.attribs.xmlns !== namespace))
    add(root.startIndex, `<${root.name}> uden xmlns`, 'en tegning, som browsere kan vise', start);
  else if (root) {
    for (const side of ['width', 'height'].filter((each) => each in root.attribs))
      add(root.startIndex, `${side} på <svg>`, 'kun viewBox: siden bestemmer størrelsen');
    const expected = `et viewBox med en bredde på højst ${maxWidth}, så teksten kan læses, og en højde over 0`;
    const found = `viewBox="${root.attribs.viewBox ?? ''}"`;
    if (!size || width > maxWidth) add(root.startIndex, found, expected, start);
  }
  for (const { name, startIndex } of $(`:not(${allowed})`))
    add(startIndex, `<${name}>`, `en tegning af figurer og tekst: ${shapes}`);
  for (const { attribs, startIndex } of $(allowed))
    for (const [name, value] of Object.entries(attribs))
      if (!attributes.includes(name))
        add(startIndex, `${name}="${value}"`, `en tegning med disse attributter: ${attributes.join(', ')}`);
  for (const text of $('text').get()) {
    const at = text.startIndex;
    if (($(text).closest('[stroke]').attr('stroke') ?? 'none') !== 'none')
      add(at, 'en <text> med stroke', 'en tekst med fill alene');
    if (text.children.some(isTag))
      add(at, 'en <text> med andet end ord', 'én <text> for hver linje, uden <tspan>');
    const { words, numbers } = textStyle($(text));
    for (const [name, value] of Object.entries(numbers))
      if (Number.isNaN(value))
        add(at, `${name}="${$(text).closest(`[${name}]`).attr(name)}"`, 'et tal uden enhed');
    if (numbers['font-size'] < minText) {
      const expected = `mindst ${minText}, så teksten kan læses`;
      add(at, `bogstaver på ${numbers['font-size']}`, expected, `font-size="${minText}"`);
    }
    const missing = typeface(400).missing(words);
    if (missing) add(at, `»${missing}« findes ikke i skriften`, 'et andet tegn, eller en form i tegningen');
  }
  for (const { data, parent } of $('*').contents().get().filter(isText))
    for (const price of pricesIn(data)) add(parent?.startIndex ?? 0, price, withoutPrice);
  return size && !diagnostics.length ? size : diagnostics;
}

/** Returns where the tag begins after which no browser reads on; null when all of the drawing is well-formed. */
function brokenAt(svg: string): number | null {
  const parser = new SaxesParser({ xmlns: true });
  let at = 0;
  parser.on('opentagstart', () => {
    at = svg.lastIndexOf('<', parser.position - 2);
  });
  try {
    parser.write(svg).close();
    return null;
  } catch {
    return at;
  }
}
