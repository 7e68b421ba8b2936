import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { proseOfBlock, visitTextBlocks } from './prose.ts';
import { reportOf } from './report.ts';
import type { Finding, NodeRule, ProseRule, Rule } from './rule.ts';
import { rules } from './rules.ts';

const proseRules = rules.filter((rule) => rule.node === 'prose');
/** The rules of each kind of node. */
const nodeRules = new Map<string, NodeRule[]>();
for (const rule of rules)
  if (rule.node !== 'prose' && rule.node !== 'tag' && rule.node !== 'syntax')
    nodeRules.set(rule.node, [...(nodeRules.get(rule.node) ?? []), rule]);

/** Checks a text with the table of the writers' rules. */
export function remarkRules() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    const add = (rule: Rule, line: number, found: string, finding: Finding = {}) => {
      const { where, expected, good, severity } = rule;
      diagnostics.push({ line, where, found, expected, example: good, severity, ...finding });
    };
    visitTextBlocks(tree, (block) => {
      const first = block.position?.start.line ?? 1;
      const prose = proseOfBlock(block, source);
      for (const { rule, match } of matches(prose)) {
        const line = first + prose.slice(0, match.index).split('\n').length - 1;
        add(rule, line, match[0].trim(), rule.of?.(match));
      }
    });
    visit(tree, (node, index = 0, parent = tree) => {
      for (const rule of nodeRules.get(node.type) ?? []) {
        const finding = (rule as AnyNodeRule).test(node, { source, parent: parent as Parents, index });
        if (!finding) continue;
        const { start, end } = node.position ?? {};
        const found = source.slice(start?.offset, end?.offset);
        add(rule, start?.line ?? 1, found, finding === true ? {} : finding);
      }
    });
  };
}

/** A rule whose kind of node is that of the node at hand. */
type AnyNodeRule = { test: (node: Nodes, place: object) => Finding | boolean | undefined };

/** Returns what the rules find in the words of a block. What one has found is not looked at by those below it. */
function matches(prose: string): { rule: ProseRule; match: RegExpExecArray }[] {
  const found: { rule: ProseRule; match: RegExpExecArray }[] = [];
  for (const rule of proseRules)
    for (const match of prose.matchAll(rule.test)) {
      const end = match.index + match[0].length;
      if (found.every((each) => end <= each.match.index || endOf(each.match) <= match.index))
        found.push({ rule, match });
    }
  return found.sort((a, b) => a.match.index - b.match.index);
}

const endOf = (match: RegExpExecArray) => match.index + match[0].length;
