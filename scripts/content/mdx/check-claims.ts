import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Finding } from '../diagnostic.ts';
import { componentSpecs } from '../schema/component-specs.ts';

/** Percentages, statements attributed to others and references to studies. */
const claims = [
  /\d\s*(?:%|‰|(?:pct|procent|promille)(?!\p{L}))/iu,
  /(?<!\p{L}|(?:du|vi) )(?:ifølge|oplyser|oplyst|offentliggjorde)(?!\p{L})/iu,
  /(?<!\p{L})(?:undersøgelse|måling|statistik)(?:er|en|erne)? (?:viser|fra)(?!\p{L})/iu,
  /(?<!\p{L})viser (?:en )?(?:undersøgelser?|målinger?|tal fra)(?!\p{L})/iu,
  /(?<!\p{L})(?:Google|Apple|OpenAI|Eurostat|Bing) (?:\p{L}+ )?(?:skriver|siger|skrev|anbefaler|advarer|nævner|beder|kræver|kalder)(?!\p{L})/u,
];

/** Remarks claims without a source beside them: a link out of the site or a `<Kilde>`. */
export function checkClaims(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const words = claimingWords(node);
    if (words === undefined) return undefined;
    const sentences = words.split(/(?<=[.!?:;])\s+/u);
    const found = sentences.find((sentence) => claims.some((claim) => claim.test(sentence)));
    if (found !== undefined && !hasSource(node))
      findings.push({
        line: node.position?.start.line,
        where: 'kilde',
        found: found.trim(),
        expected:
          'et link eller <Kilde> i samme afsnit til den side, påstanden hviler på; ellers skriv, at det er jeres erfaring, eller lad den udgå',
        example: componentSpecs.Kilde.example,
        severity: 'warning',
      });
    return SKIP;
  });
  return findings;
}

/** Returns the words of a block that needs one source: a paragraph, a table, a box on one line, a number with its words. */
function claimingWords(node: Nodes): string | undefined {
  if (node.type === 'paragraph' || node.type === 'table') return textOf(node);
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  if (node.name === 'Fremhaev') return `${node.attributes[0]?.value} ${textOf(node)}`;
  return node.children.some(({ type }) => (type as string) === 'text') ? textOf(node) : undefined;
}

function hasSource(node: Nodes): boolean {
  if (node.type === 'link' && node.url.startsWith('https://')) return true;
  if ('name' in node && node.name === 'Kilde') return true;
  return 'children' in node && node.children.some(hasSource);
}
