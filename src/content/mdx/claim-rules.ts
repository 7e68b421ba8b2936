import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { componentSpecs } from './component-specs.ts';
import type { Rule } from './rule.ts';

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
export const claimRules: readonly Rule[] = [
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
    test: (box) =>
      (isHighlight(box) || box.children.some(({ type }) => (type as string) === 'text')) && claimIn(box),
    ...advice,
    bad: '<Fremhaev tal="49 %">\n\nSå mange står i skygge.\n\n</Fremhaev>',
  },
];

const isHighlight = (node: Nodes) => node.type === 'mdxJsxFlowElement' && node.name === 'Fremhaev';

/** Returns the first sentence with a claim in a block without a source. */
function claimIn(block: Nodes) {
  let number = '';
  let hasSource = false;
  visit(block, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node === block)
      number = String(node.attributes.find((each) => 'name' in each && each.name === 'tal')?.value ?? '');
    const isTag = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    hasSource = (node.type === 'link' && node.url.startsWith('https://')) || (isTag && node.name === 'Kilde');
    return hasSource ? EXIT : undefined;
  });
  const found = `${number} ${textOf(block)}`
    .split(/(?<=[.!?:;])\s+/u)
    .find((sentence) => claims.some((claim) => claim.test(sentence)));
  return !hasSource && found !== undefined && { found: found.trim() };
}
