import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { componentSpecs } from '../mdx/component-specs.ts';
import type { NodeRule } from './rule.ts';

/** Percentages, statements attributed to others and references to studies. */
const claims = [
  /\d\s*(?:%|‰|(?:pct|procent|promille)(?!\p{L}))/iu,
  /(?<!\p{L}|(?:du|vi) )(?:ifølge|oplyser|oplyst|offentliggjorde)(?!\p{L})/iu,
  /(?<!\p{L})(?:undersøgelse|måling|statistik)(?:er|en|erne)? (?:viser|fra)(?!\p{L})/iu,
  /(?<!\p{L})viser (?:en )?(?:undersøgelser?|målinger?|tal fra)(?!\p{L})/iu,
  /(?<!\p{L})(?:Google|Apple|OpenAI|Eurostat|Bing) (?:\p{L}+ )?(?:skriver|siger|skrev|anbefaler|advarer|nævner|beder|kræver|kalder)(?!\p{L})/u,
];

const advice = {
  where: 'kilde',
  expected:
    'et link eller <Kilde> i samme afsnit til den side, påstanden hviler på; ellers skriv, at det er jeres erfaring, eller lad den udgå',
  good: componentSpecs.Kilde.example,
  severity: 'warning',
} as const;

/** What others say, and every percentage, names its source beside it: a link out of the site or a `<Kilde>`. */
export const claimRules: readonly NodeRule[] = [
  {
    node: 'paragraph',
    test: (paragraph, { parent }) => !isHighlight(parent) && claimIn(paragraph),
    ...advice,
    bad: 'Først noget andet. Så siger 53 pct. noget.',
  },
  {
    node: 'table',
    test: (table) => claimIn(table),
    ...advice,
    bad: '| Land | Andel |\n| --- | --- |\n| Danmark | 27,6 % |',
  },
  {
    node: 'mdxJsxFlowElement',
    // A box on one line has no paragraph, and a highlight has a number of its own.
    test: (box) => {
      const [number] = box.attributes;
      if (isHighlight(box)) return claimIn(box, `${number?.value}`);
      return box.children.some(({ type }) => (type as string) === 'text') && claimIn(box);
    },
    ...advice,
    bad: '<Fremhaev tal="49 %">\n\nSå mange står i skygge.\n\n</Fremhaev>',
  },
];

const isHighlight = (node: Nodes) => node.type === 'mdxJsxFlowElement' && node.name === 'Fremhaev';

/** Returns the first sentence with a claim in a block without a source. */
function claimIn(block: Nodes, number = '') {
  const sentences = `${number} ${textOf(block)}`.split(/(?<=[.!?:;])\s+/u);
  const found = sentences.find((sentence) => claims.some((claim) => claim.test(sentence)));
  return found !== undefined && !hasSource(block) && { found: found.trim() };
}

function hasSource(node: Nodes): boolean {
  if (node.type === 'link' && node.url.startsWith('https://')) return true;
  if ('name' in node && node.name === 'Kilde') return true;
  return 'children' in node && node.children.some(hasSource);
}
