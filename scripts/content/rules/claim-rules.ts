import type { Nodes, Parents } from 'mdast';
import { contentOf } from '../mdx/content-of.ts';
import { componentSpecs } from '../schema/component-specs.ts';
import type { NodeRule } from './rule.ts';

/** Percentages, statements attributed to others and references to studies. */
const claims = [
  /\d\s*(?:%|‰|(?:pct|procent|promille)(?!\p{L}))/iu,
  /(?<!\p{L}|(?:du|vi) )(?:ifølge|oplyser|oplyst|offentliggjorde)(?!\p{L})/iu,
  /(?<!\p{L})(?:undersøgelse|måling|statistik)(?:er|en|erne)? (?:viser|fra)(?!\p{L})/iu,
];

/** Remarks claims without a source beside them: a link out of the site or a `<Kilde>`, in a box anywhere in it. */
export const claimRules: readonly NodeRule[] = (['paragraph', 'table'] as const).map((node) => ({
  node,
  test(block: Nodes, { parent }: { parent: Parents }) {
    const sentences = contentOf(block).split(/(?<=[.!?:;])\s+/u);
    const found = sentences.find((sentence) => claims.some((claim) => claim.test(sentence)))?.trim();
    const place = parent.type === 'mdxJsxFlowElement' ? parent : block;
    return found !== undefined && !hasSource(place) && { found };
  },
  where: 'kilde',
  expected:
    'et link eller <Kilde> i samme afsnit til den side, påstanden hviler på; ellers skriv, at det er jeres erfaring, eller lad den udgå',
  example: componentSpecs.Kilde.example,
  severity: 'warning',
}));

function hasSource(node: Nodes): boolean {
  if (node.type === 'link' && node.url.startsWith('https://')) return true;
  if ('name' in node && node.name === 'Kilde') return true;
  return 'children' in node && node.children.some(hasSource);
}
