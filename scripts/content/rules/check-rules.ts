import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../lib/diagnostic.ts';
import { claimRules } from './claim-rules.ts';
import { foreignRules } from './foreign-rules.ts';
import { listNodes, listPatterns } from './list-rules.ts';
import { markdownNodes, markdownPatterns } from './markdown-rules.ts';
import { nameRules } from './name-rules.ts';
import { priceRules } from './price-rules.ts';
import { proseOfBlock, visitTextBlocks } from './prose.ts';
import { type NodeRule, type PartialDiagnostic, type PatternRule, type Rule, sourceOf } from './rule.ts';
import { codeNodes } from './syntax-rules.ts';

/** Rules of what visitors read of a block: its source without code, addresses and tags. The first that fits wins. */
export const proseRules = [
  ...foreignRules,
  ...markdownPatterns,
  ...listPatterns,
  ...priceRules,
  ...nameRules,
];
export const nodeRules: readonly NodeRule[] = [...markdownNodes, ...listNodes, ...codeNodes, ...claimRules];

type NodeTest = (
  node: Nodes,
  place: { source: string; parent: Parents; index: number },
) => PartialDiagnostic | boolean;

/** Checks a text with the writers' rules. `rules.test.ts` tries every row. */
export function checkRules(tree: Root, source: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const add = (
    { where = 'teksten', expected, example, severity }: Rule,
    found: PartialDiagnostic & { found: string },
  ) => diagnostics.push({ where, expected, example, severity, ...found });
  visitTextBlocks(tree, (block) => {
    const first = block.position?.start.line ?? 1;
    const prose = proseOfBlock(block, source);
    for (const { rule, match } of matches(prose)) {
      const line = first + prose.slice(0, match.index).split('\n').length - 1;
      const start = (block.position?.start.offset ?? 0) + match.index;
      const written = source.slice(start, start + match[0].length);
      add(rule, { line, found: written.trim(), ...rule.of?.(match, written) });
    }
  });
  visit(tree, (node, index = 0, parent = tree) => {
    for (const rule of nodeRules.filter((each) => each.node === node.type)) {
      // TypeScript does not see that the node is of the kind of the rule.
      const diagnostic = (rule.test as NodeTest)(node, { source, parent: parent as Parents, index });
      const found = { line: node.position?.start.line, found: sourceOf(node, source) };
      if (diagnostic) add(rule, { ...found, ...(diagnostic === true ? {} : diagnostic) });
    }
  });
  return diagnostics;
}

/** Returns what the rules find in the words of a block. What one has found is not looked at by those below it. */
function matches(prose: string): { rule: PatternRule; match: RegExpExecArray }[] {
  const found: { rule: PatternRule; match: RegExpExecArray }[] = [];
  // A price is told even in a table that is wrong otherwise: it would be wrong in the next round.
  for (const rule of proseRules)
    for (const match of prose.matchAll(rule.test))
      if (
        priceRules.includes(rule) ||
        found.every((each) => endOf(match) <= each.match.index || endOf(each.match) <= match.index)
      )
        found.push({ rule, match });
  return found.sort((a, b) => a.match.index - b.match.index);
}

const endOf = (match: RegExpExecArray) => match.index + match[0].length;
