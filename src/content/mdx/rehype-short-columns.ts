import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters of the longest cell of a column that does not wrap, such as 'En halv dag'. */
const shortCell = 12;

/** Keeps the cells of a column on one line each (`data-whole`, prose.css), if all of them are short. */
export function rehypeShortColumns() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tbody' }, (body: Element) => {
      const columns: Element[][] = [];
      visit(body, { type: 'element', tagName: 'tr' }, (row: Element) => {
        const cells = row.children.filter((child) => child.type === 'element');
        cells.forEach((cell, index) => {
          columns[index] = [...(columns[index] ?? []), cell];
        });
      });
      for (const cells of columns)
        if (cells.every(isShort)) for (const cell of cells) cell.properties.dataWhole = '';
    });
  };
}

/** A component may show more than its source says. */
function isShort(cell: Element): boolean {
  return cell.children.every(({ type }) => type === 'text') && textOf(cell).length <= shortCell;
}
