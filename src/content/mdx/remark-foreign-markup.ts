import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { componentSpecs } from './component-specs.ts';
import { characterCode, foreignMarkup } from './foreign-markup.ts';
import { reportOf } from './report.ts';
import { proseOfBlock, visitTextBlocks } from './text-blocks.ts';

/** Languages of code that other systems draw. */
const { Figur } = componentSpecs;
const diagrams = new Set(['mermaid', 'plantuml', 'dot', 'graphviz', 'math', 'latex', 'chart']);

/** Refuses the markup of other systems and of programs for notes, and names the component or the syntax of this one. */
export function remarkForeignMarkup() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    visitTextBlocks(tree, (block) => {
      const prose = proseOfBlock(block, source);
      const first = block.position?.start.line ?? 1;
      for (const [pattern, advice] of foreignMarkup)
        for (const match of prose.matchAll(pattern)) {
          const line = first + prose.slice(0, match.index).split('\n').length - 1;
          diagnostics.push({ line, found: excerpt(match[0]), ...advice });
        }
    });
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'text') {
        for (const { 0: found, index } of node.value.matchAll(characterCode)) {
          const at = line + node.value.slice(0, index).split('\n').length - 1;
          diagnostics.push({ line: at, where: 'teksten', found, expected: 'tegnet selv i stedet for koden' });
        }
      } else if (node.type === 'code' && diagrams.has(node.lang?.toLowerCase() ?? '')) {
        const expected = 'komponenten Figur med en tegning (svg)';
        diagnostics.push({
          line,
          where: 'kode',
          found: `\`\`\`${node.lang}`,
          expected,
          example: Figur.example,
        });
      }
    });
  };
}

function excerpt(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
