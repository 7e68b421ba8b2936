import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hiddenCharacters, nameOfCharacter } from '../invisible-characters.ts';
import { reportOf } from './report.ts';

/**
 * Refuses characters that nobody sees and that are written as a code (`&#8203;`), and other spaces than the common one in
 * headings, whose anchor would join the words. `checkSource` finds the characters themselves.
 */
export function remarkHiddenCharacters() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    const check = (text: string, line = 1) => {
      const [coded] = hiddenCharacters(text).filter(({ char }) => !source.includes(char));
      if (coded)
        diagnostics.push({
          line,
          where: 'usynligt tegn',
          found: text.slice(Math.max(0, coded.index - 30), coded.index + 30),
          expected: `teksten uden ${nameOfCharacter(coded.char)}, heller ikke som kode`,
        });
    };
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'text') check(node.value, line);
      else if (node.type === 'heading') {
        const text = textOf(node);
        const [space] = /[\u00a0\u2009\u202f]/.exec(text) ?? [];
        if (space)
          diagnostics.push({
            line,
            where: 'overskrift',
            found: text,
            expected: `almindelige mellemrum i stedet for ${nameOfCharacter(space)}: overskriften bliver til et anker`,
            example: `${'#'.repeat(node.depth)} ${text.replace(/[\u00a0\u2009\u202f]/g, ' ')}`,
          });
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        for (const { value } of node.attributes) if (typeof value === 'string') check(value, line);
    });
  };
}
