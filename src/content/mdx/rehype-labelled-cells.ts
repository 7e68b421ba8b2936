import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters in a cell from which a table is read row by row, rather than compared column by column. */
const longCell = 60;

/**
 * Gives the cells of a table with whole sentences the heading of their column as `data-label`: phones show each row as
 * a list of labels and values (prose.css). A table of figures keeps its columns and scrolls.
 */
export function rehypeLabelledCells() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
      const rows: Element[] = [];
      visit(table, { type: 'element', tagName: 'tr' }, (row: Element) => {
        rows.push({ ...row, children: row.children.filter(({ type }) => type === 'element') });
      });
      const [head, ...body] = rows.map(({ children }) => children as Element[]);
      const labels = head?.map((cell) => textOf(cell).trim()) ?? [];
      const isLong = body.flat().some((cell) => textOf(cell).length > longCell);
      if (labels.length < 3 || !isLong) return;
      for (const cells of body)
        cells.forEach((cell, index) => {
          if (index > 0) cell.properties.dataLabel = labels[index];
        });
    });
  };
}
