import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters in a cell from which a table is read row by row, rather than compared column by column. */
const longCell = 60;
/** Characters that the columns of a table have room for on a phone, where each is as wide as its longest word. */
const phoneWidth = 44;
/** Characters of what a component such as `<Pris>` shows: '10.000-20.000 kr.', which does not wrap. */
const componentWidth = 17;

/**
 * Gives the cells of a table the heading of their column as `data-label`: phones show each row as a list of labels and
 * values (prose.css). A table of three columns keeps them, if it has no whole sentences and its words have room there.
 */
export function rehypeLabelledCells() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
      const rows: Element[] = [];
      visit(table, { type: 'element', tagName: 'tr' }, (row: Element) => {
        rows.push({ ...row, children: row.children.filter(({ type }) => type === 'element') });
      });
      const texts = rows.map(({ children }) => children.map((cell) => textOf(cell).trim()));
      const labels = texts[0] ?? [];
      const hasSentence = texts.slice(1).some((row) => row.some((text) => text.length > longCell));
      if (labels.length < 3 || (labels.length === 3 && !hasSentence && wordWidth(rows) <= phoneWidth)) return;
      for (const { children } of rows.slice(1))
        (children as Element[]).forEach((cell, index) => {
          if (index > 0) cell.properties.dataLabel = labels[index];
        });
    });
  };
}

/** Characters of the longest word of each column, added up. */
function wordWidth(rows: readonly Element[]): number {
  const longest: number[] = [];
  for (const { children } of rows)
    children.forEach((cell, column) => {
      longest[column] = Math.max(longest[column] ?? 0, longestWord(cell));
    });
  return longest.reduce((sum, length) => sum + length, 0);
}

function longestWord(cell: RootContent): number {
  let longest = Math.max(
    ...textOf(cell)
      .split(' ')
      .map((word) => word.length),
  );
  visit(cell, 'mdxJsxTextElement', () => {
    longest = Math.max(longest, componentWidth);
  });
  return longest;
}
