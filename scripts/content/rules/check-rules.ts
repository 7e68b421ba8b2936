import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../diagnostic.ts';
import { proseOfBlock, visitTextBlocks } from './prose.ts';
import { type Advice, findingOf, type PatternRule, type Place, sourceOf } from './rule.ts';
import { rules } from './rules.ts';

type NodeTest = (node: Nodes, place: Place) => Advice | boolean | undefined;

/** Checks a text with the table of the writers' rules. */
export function checkRules(tree: Root, source: string): Finding[] {
  const findings: Finding[] = [];
  visitTextBlocks(tree, (block) => {
    const first = block.position?.start.line ?? 1;
    const prose = proseOfBlock(block, source);
    for (const { rule, match } of matches(prose)) {
      const line = first + prose.slice(0, match.index).split('\n').length - 1;
      findings.push({ line, found: match[0].trim(), ...findingOf(rule, rule.of?.(match)) });
    }
  });
  visit(tree, (node, index = 0, parent = tree) => {
    for (const rule of rules.nodes.filter((each) => each.node === node.type)) {
      // TypeScript does not see that the node is of the kind of the rule.
      const advice = (rule.test as NodeTest)(node, { source, parent: parent as Parents, index });
      if (!advice) continue;
      const found = { line: node.position?.start.line ?? 1, found: sourceOf(node, source) };
      findings.push({ ...found, ...findingOf(rule, advice === true ? {} : advice) });
    }
  });
  return findings;
}

/** Returns what the rules find in the words of a block. What one has found is not looked at by those below it. */
function matches(prose: string): { rule: PatternRule; match: RegExpExecArray }[] {
  const found: { rule: PatternRule; match: RegExpExecArray }[] = [];
  for (const rule of rules.prose)
    for (const match of prose.matchAll(rule.test))
      if (found.every((each) => endOf(match) <= each.match.index || endOf(each.match) <= match.index))
        found.push({ rule, match });
  return found.sort((a, b) => a.match.index - b.match.index);
}

const endOf = (match: RegExpExecArray) => match.index + match[0].length;
