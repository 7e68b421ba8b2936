import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeShortColumns } from './rehype-short-columns.ts';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** Whether each cell of a table's body is kept on one line, after the plugin. */
function kept(...rows: ElementContent[][]) {
  const body = rows.map((cells) =>
    element(
      'tr',
      cells.map((cell) => element('td', [cell])),
    ),
  );
  const tree: Root = { type: 'root', children: [element('table', [element('tbody', body)])] };
  rehypeShortColumns()(tree);
  return body.map(({ children }) =>
    children.map((cell) => 'properties' in cell && 'dataWhole' in cell.properties),
  );
}

test('a column of short cells is kept on one line, one with a longer cell is not', () => {
  expect(
    kept([text('Ret titlerne'), text('En halv dag')], [text('Skriv siden om'), text('2-3 timer')]),
  ).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('a cell with markup or a component may be longer than its source', () => {
  expect(kept([element('strong', [text('Pris')])], [text('Kort')])).toEqual([[false], [false]]);
});
