import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reportOf } from './report.ts';

/** Counts the words of the text, for the check of the stated reading time. */
export function remarkCountWords() {
  return (tree: Root, file: VFile) => {
    const report = reportOf(file);
    visit(tree, (node) => {
      if (node.type !== 'text' && node.type !== 'inlineCode') return;
      report.words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    });
  };
}
