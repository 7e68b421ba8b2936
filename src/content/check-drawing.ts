import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Diagnostic } from './diagnostic.ts';
import { priceDiagnostic, pricesIn } from './hard-coded-prices.ts';

const namespace = 'http://www.w3.org/2000/svg';
const start = `<svg xmlns="${namespace}" viewBox="0 0 520 300">`;
const maxWidth = 520;
const minText = 15;
/** Shapes and words. Everything else needs an id, runs, loads something or is seen by no browser. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc'.split(' '),
);

const bareAmpersand = /&(?!(?:#\d+|#x[\da-f]+|[a-z][\w.-]*);)/i;

type Found = Omit<Diagnostic, 'file' | 'line' | 'where'>;

/** What the XML parser says, and what the writer is told; `$1` is the first group. */
const translations: readonly (readonly [message: RegExp, found: string, expected?: string])[] = [
  [/^unclosed tag: (.*)$/, '<$1>, som ikke er lukket'],
  [
    /^unexpected (?:close tag|end).*|^unmatched.*|^weird empty close tag.*/,
    'et slutmærke, som mangler eller er forkert',
  ],
  [/^text data outside of root node.*/, 'tekst uden for <svg>'],
  [/^documents may contain only one root.*/, 'mere end én <svg>'],
  [/^document must contain a root.*/, 'ingen <svg> med viewBox', start],
  [/^duplicate attribute: (?:\{.*\})?(.*)\.$/, 'attributten $1 to gange'],
  [/^unbound namespace prefix: "(.*)"\.$/, '$1: foran et navn, uden xmlns:$1', 'navne uden kolon i'],
  [
    /^attribute without value.*|^unquoted attribute value.*|.* in attribute name.*|^no whitespace between.*/,
    'en attribut uden anførselstegn eller mellemrum før',
  ],
  [/^malformed comment.*/, 'en kommentar med -- i'],
  [
    /^(?:undefined entity|malformed character entity|empty entity name|disallowed character in entity).*/,
    'en kode efter &, som kun HTML kender',
    'et & skrevet &amp;, og tegnet selv i stedet for koder som &nbsp;',
  ],
];

/** Checks that browsers can show a drawing, and that it keeps to what the writers' guide says about drawings. */
export function checkDrawing(file: string, svg: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let line = 1;
  let isWellFormed = true;
  let hasRoot = false;
  const add = (diagnostic: Found & { where?: string }) =>
    diagnostics.push({ file, line, where: 'tegning', ...diagnostic });
  /** Size of text in each open element, scaled. */
  const sizes = [{ size: 16, scale: 1 }];

  parser.on('error', ({ message }) => {
    // Further errors follow from the first.
    if (!isWellFormed) return;
    isWellFormed = false;
    // The parser looks for the end of the code in all that follows.
    const bare = svg.search(bareAmpersand);
    line = bare < 0 ? parser.line : svg.slice(0, bare).split('\n').length;
    if (bare < 0) add(inDanish(message.replace(/^.*?\d+:\d+: /, '')));
    else add({ found: 'et & alene', expected: '&amp; i stedet for &', example: '&amp;' });
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8')
      add({ found: `encoding="${encoding}"`, expected: 'UTF-8, eller ingen <?xml …?>' });
  });
  parser.on('doctype', () => add({ found: '<!DOCTYPE …>', expected: 'en tegning uden: slet den' }));
  parser.on('processinginstruction', ({ target }) =>
    add({ found: `<?${target} …?>`, expected: 'en tegning uden: slet den' }),
  );
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', (tag) => {
    if (!hasRoot) checkRoot(tag).forEach(add);
    if (hasRoot || tag.local === 'svg') checkTag(tag).forEach(add);
    hasRoot = true;
    const { size, scale } = sizes.at(-1) ?? { size: 16, scale: 1 };
    const own = Number.parseFloat(attributeOf(tag, 'font-size') ?? `${size}`);
    const factor = Number(/scale\(\s*([\d.]+)/.exec(attributeOf(tag, 'transform') ?? '')?.[1] ?? 1);
    sizes.push({ size: own, scale: scale * factor });
    const shown = own * scale * factor;
    if (tag.local === 'text' && shown < minText)
      add({
        found: `bogstaver på ${shown}`,
        expected: `mindst ${minText}, så teksten kan læses`,
        example: `font-size="${minText}"`,
      });
  });
  parser.on('text', (text) => {
    for (const price of pricesIn(text)) add(priceDiagnostic(price.text, 'en tegning'));
  });
  parser.on('closetag', () => void sizes.pop());
  parser.write(svg).close();
  return diagnostics;
}

function inDanish(message: string): Found {
  const [pattern, found = '', expected] = translations.find(([known]) => known.test(message)) ?? [];
  return {
    found: pattern ? message.replace(pattern, found) : 'et tegn, som ikke må stå her',
    expected: expected ?? 'en hel tegning: hvert mærke lukket, hver værdi i anførselstegn',
  };
}

const attributeOf = ({ attributes }: SaxesTagNS, name: string) => attributes[name]?.value;

function checkRoot(tag: SaxesTagNS): Found[] {
  if (tag.local !== 'svg') return [{ found: `<${tag.name}>`, expected: `en tegning som ${start}` }];
  if (tag.uri !== namespace)
    return [
      {
        found: '<svg> uden xmlns',
        expected: 'xmlns på <svg>: ellers viser ingen browser tegningen',
        example: start,
      },
    ];
  const diagnostics = ['width', 'height'].flatMap((name): Found[] =>
    name in tag.attributes
      ? [
          {
            found: `${name}="${attributeOf(tag, name)}" på <svg>`,
            expected: 'kun viewBox: siden bestemmer størrelsen',
          },
        ]
      : [],
  );
  const viewBox = attributeOf(tag, 'viewBox')?.trim();
  const numbers = viewBox?.split(/\s*,\s*|\s+/).map(Number) ?? [];
  const [, , width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite))
    diagnostics.push({ found: 'ingen <svg> med viewBox', expected: `en tegning som ${start}` });
  else if (width <= 0 || height <= 0)
    diagnostics.push({
      found: `viewBox="${viewBox}"`,
      expected: 'en bredde og en højde over 0',
      example: start,
    });
  else if (width > maxWidth)
    diagnostics.push({ found: `bredden ${width}`, expected: `højst ${maxWidth}, så teksten kan læses` });
  return diagnostics;
}

function checkTag(tag: SaxesTagNS): Found[] {
  if (!elements.has(tag.name))
    return [
      {
        found: `<${tag.name}>`,
        expected: `en tegning af figurer og tekst: ${[...elements].filter((name) => name !== 'svg' && name !== 'tspan').join(', ')}`,
      },
    ];
  return Object.values(tag.attributes).flatMap(({ name, prefix, value }): Found[] => {
    const found = `${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
    if (name === 'id') return [{ found, expected: 'en tegning uden id: byggeriet giver selv navne' }];
    if (name === 'style' || name === 'class')
      return [
        { found, expected: `farver og streger som attributter, uden ${name}`, example: 'fill="#D5E6E1"' },
      ];
    if (/^on/i.test(name)) return [{ found, expected: 'en tegning uden scripts' }];
    if (/(?:^|:)href$|^src$/.test(name) || /url\(|javascript:|data:/i.test(value))
      return [{ found, expected: 'en tegning, der ikke henviser til andet' }];
    if (prefix && prefix !== 'xmlns' && prefix !== 'xml')
      return [
        { found, expected: 'en tegning uden tegneprogrammets egne mærker: gem den som »almindelig SVG«' },
      ];
    return [];
  });
}
