import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters that a row of a table has room for on a phone. */
const phoneWidth = 42;
/** Characters of what a component such as `<Pris>` shows: '10.000-20.000 kr.' */
const componentWidth = 17;

/**
 * Gives the cells of a table the heading of their column as `data-label`: phones show each row as a list of labels and
 * values (prose.css). A table of two columns keeps them, and one of three whose rows need one line each.
 */
export function rehypeLabelledCells() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
      const rows: Element[][] = [];
      visit(table, { type: 'element', tagName: 'tr' }, ({ children }: Element) => {
        rows.push(children.filter((child) => child.type === 'element'));
      });
      const labels = rows[0]?.map((cell) => textOf(cell)) ?? [];
      if (labels.length < 3 || (labels.length === 3 && rowWidth(rows) <= phoneWidth)) return;
      for (const cells of rows.slice(1))
        cells.forEach((cell, index) => {
          // The first cell is the heading of its list: 'Ydelser', but 'Uge 1'.
          if (index > 0 || /^\d+$/.test(textOf(cell))) cell.properties.dataLabel = labels[index];
          // Words with markup would be several items of the grid that label and value stand in.
          if (index > 0)
            cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
        });
    });
  };
}

/** Characters of the longest cell of each column, added up. */
function rowWidth(rows: readonly Element[][]): number {
  const longest: number[] = [];
  for (const cells of rows)
    cells.forEach((cell, column) => {
      longest[column] = Math.max(longest[column] ?? 0, cellWidth(cell));
    });
  return longest.reduce((sum, length) => sum + length, 0);
}

function cellWidth(cell: Element): number {
  let width = textOf(cell).length;
  visit(cell, 'mdxJsxTextElement', () => {
    width += componentWidth;
  });
  return width;
}
