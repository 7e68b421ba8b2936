import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { componentSpecs } from '../schema/component-specs.ts';
import type { NodeRule } from './rule.ts';

/** Percentages, statements attributed to others and references to studies. */
const claims = [
  /\d\s*(?:%|‰|(?:pct|procent|promille)(?!\p{L}))/iu,
  /(?<!\p{L}|(?:du|vi) )(?:ifølge|oplyser|oplyst|offentliggjorde)(?!\p{L})/iu,
  /(?<!\p{L})(?:undersøgelse|måling|statistik)(?:er|en|erne)? (?:viser|fra)(?!\p{L})/iu,
  /(?<!\p{L})viser (?:en )?(?:undersøgelser?|målinger?|tal fra)(?!\p{L})/iu,
  /(?<!\p{L})(?:Google|Apple|OpenAI|Eurostat|Bing) (?:\p{L}+ )?(?:skriver|siger|skrev|anbefaler|advarer|nævner|beder|kræver|kalder)(?!\p{L})/u,
];

/** Remarks claims without a source beside them: a link out of the site or a `<Kilde>`. */
export const claimRules: readonly NodeRule[] = (['paragraph', 'table', 'mdxJsxFlowElement'] as const).map(
  (node) => ({
    node,
    test(block: Nodes, { parent }: { parent: Parents }) {
      // A number with its words needs one source, wherever in it that is.
      if ('name' in parent && parent.name === 'Fremhaev') return false;
      const sentences = claimingWords(block).split(/(?<=[.!?:;])\s+/u);
      const found = sentences.find((sentence) => claims.some((claim) => claim.test(sentence)))?.trim();
      return found !== undefined && !hasSource(block) && { found };
    },
    where: 'kilde',
    expected:
      'et link eller <Kilde> i samme afsnit til den side, påstanden hviler på; ellers skriv, at det er jeres erfaring, eller lad den udgå',
    example: componentSpecs.Kilde.example,
    severity: 'warning',
  }),
);

/** Returns the words that need one source. A component has its own only on one line, or as a number with its words. */
function claimingWords(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement') return textOf(node);
  if (node.name === 'Fremhaev') return `${node.attributes[0]?.value} ${textOf(node)}`;
  return node.children.some(({ type }) => (type as string) === 'text') ? textOf(node) : '';
}

function hasSource(node: Nodes): boolean {
  if (node.type === 'link' && node.url.startsWith('https://')) return true;
  if ('name' in node && node.name === 'Kilde') return true;
  return 'children' in node && node.children.some(hasSource);
}
