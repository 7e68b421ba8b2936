import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters of the longest cell of a column that does not wrap, such as 'En halv dag'. */
const shortCell = 12;
/** Characters that a row of a table has room for on a phone. */
const phoneWidth = 42;
/** Characters of what a component such as `<Pris>` shows: '10.000-20.000 kr.' */
const componentWidth = 17;

/**
 * Makes the first cell of each row its heading, and marks the cells for phones (prose.css). A column of short cells keeps
 * each of them on one line (`data-whole`). Rows that need more than a line each become lists of labels and values: their
 * cells have the heading of their column as `data-label`.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
      // Head and body, their rows, their cells.
      const [heading = [], ...rows] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
      // MDX would make it a `style`, which the site's Content-Security-Policy refuses.
      for (const cell of [heading, ...rows].flat()) delete cell.properties.align;
      for (const cell of heading) cell.properties.scope = 'col';
      for (const [first] of rows)
        if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
      const columns = heading.map((_, column) => rows.flatMap((cells) => cells[column] ?? []));
      for (const cells of columns)
        if (cells.every(isShort)) for (const cell of cells) cell.properties.dataWhole = '';
      const width = heading
        .map((cell, column) => Math.max(...[cell, ...(columns[column] ?? [])].map(widthOf)))
        .reduce((sum, longest) => sum + longest, 0);
      // Two columns stay, and three whose rows need one line each.
      if (heading.length < 3 || (heading.length === 3 && width <= phoneWidth)) return;
      for (const [column, cells] of columns.entries())
        for (const cell of cells) label(cell, column, textOf(heading[column]));
    });
  };
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

function label(cell: Element, column: number, text: string): void {
  // The first cell is the heading of its list: 'Ydelser', but 'Uge 1'.
  if (column > 0 || /^\d+$/.test(textOf(cell))) cell.properties.dataLabel = text;
  // Words with markup would be several items of the grid that label and value stand in.
  if (column > 0)
    cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
}

/** A component may show more than its source says. */
function isShort(cell: Element): boolean {
  return cell.children.every(({ type }) => type === 'text') && textOf(cell).length <= shortCell;
}

function widthOf(cell: Element): number {
  let width = textOf(cell).length;
  visit(cell, 'mdxJsxTextElement', () => {
    width += componentWidth;
  });
  return width;
}
