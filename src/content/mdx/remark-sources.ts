import type { Node, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { componentSpecs } from './component-specs.ts';
import { reportOf } from './report.ts';

/** Patterns of claims that need a source: percentages, statements attributed to others and references to studies. */
const claims = [
  /\d\s*(?:%|‰|(?:pct|procent|promille)(?!\p{L}))/iu,
  /(?<!\p{L}|(?:du|vi) )(?:ifølge|oplyser|oplyst|offentliggjorde)(?!\p{L})/iu,
  /(?<!\p{L})(?:undersøgelse|måling|statistik)(?:er|en|erne)? (?:viser|fra)(?!\p{L})/iu,
  /(?<!\p{L})viser (?:en )?(?:undersøgelser?|målinger?|tal fra)(?!\p{L})/iu,
  /(?<!\p{L})(?:Google|Apple|OpenAI|Eurostat|Bing) (?:\p{L}+ )?(?:skriver|siger|skrev|anbefaler|advarer|nævner|beder|kræver|kalder)(?!\p{L})/u,
];

/** Returns the first sentence with a claim. */
function sentenceWithClaim(text: string): string | undefined {
  return text
    .split(/(?<=[.!?:;])\s+/u)
    .find((sentence) => claims.some((claim) => claim.test(sentence)))
    ?.trim();
}

type Element = Node & {
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  url?: string;
};

function hasSource(block: Node): boolean {
  let found = false;
  visit(block, (node) => {
    const { type, name, url = '' } = node as Element;
    found = (type === 'link' && url.startsWith('https://')) || name === 'Kilde';
    return found ? EXIT : undefined;
  });
  return found;
}

/** Returns whether a box has its text on the line of its tags: MDX puts no paragraph around it. */
function isShortForm(node: Node): boolean {
  return (
    node.type === 'mdxJsxFlowElement' &&
    'children' in node &&
    (node.children as readonly Node[]).some(({ type }) => type === 'text')
  );
}

/**
 * Requires an external link or `<Kilde>` in every paragraph, table, `<Fremhaev>` (number included) and box on one line
 * with a claim.
 */
export function remarkSources() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    visit(tree, (node) => {
      const { name, attributes } = node as Element;
      const isHighlight = name === 'Fremhaev';
      const isBlock = node.type === 'paragraph' || node.type === 'table' || isShortForm(node);
      if (!isHighlight && !isBlock) return undefined;
      const number = isHighlight ? attributes?.find((attribute) => attribute.name === 'tal')?.value : '';
      const claim = sentenceWithClaim(`${String(number)} ${textOf(node)}`);
      if (claim && !hasSource(node)) {
        diagnostics.push({
          line: node.position?.start.line ?? 1,
          where: 'kilde',
          found: claim.length > 90 ? `${claim.slice(0, 89)}…` : claim,
          expected:
            'et link eller <Kilde> i samme afsnit til den side, påstanden hviler på; ellers skriv, at det er jeres erfaring, eller lad den udgå',
          example: componentSpecs.Kilde.example,
        });
      }
      return SKIP;
    });
  };
}
