import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { proseOfBlock, visitTextBlocks } from './prose.ts';
import { reportOf } from './report.ts';
import { type Finding, findingOf, type PatternRule, type Place, sourceOf } from './rules/rule.ts';
import { rules } from './rules/rules.ts';

type NodeTest = (node: Nodes, place: Place) => Finding | boolean | undefined;

/** Checks a text with the table of the writers' rules. */
export function remarkRules() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    visitTextBlocks(tree, (block) => {
      const first = block.position?.start.line ?? 1;
      const prose = proseOfBlock(block, source);
      for (const { rule, match } of matches(prose)) {
        const line = first + prose.slice(0, match.index).split('\n').length - 1;
        diagnostics.push({ line, found: match[0].trim(), ...findingOf(rule, rule.of?.(match)) });
      }
    });
    visit(tree, (node, index = 0, parent = tree) => {
      for (const rule of rules.nodes.filter((each) => each.node === node.type)) {
        // TypeScript does not see that the node is of the kind of the rule.
        const finding = (rule.test as NodeTest)(node, { source, parent: parent as Parents, index });
        if (!finding) continue;
        const found = { line: node.position?.start.line ?? 1, found: sourceOf(node, source) };
        diagnostics.push({ ...found, ...findingOf(rule, finding === true ? {} : finding) });
      }
    });
  };
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
