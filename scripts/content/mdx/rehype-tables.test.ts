import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeTables } from './rehype-tables.ts';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** Properties of the cells below the heading of a table, after the plugin. */
function cells(...[heading = [], ...rows]: (Element | string)[][]) {
  const body = rows.map((row) => element('tr', ...row.map((text) => element('td', text)), '\n'));
  const head = element('thead', element('tr', ...heading.map((text) => element('th', text))));
  const tree: Root = { type: 'root', children: [element('table', head, element('tbody', ...body))] };
  rehypeTables()(tree);
  return body.map((row) => row.children.flatMap((cell) => ('properties' in cell ? [cell.properties] : [])));
}
const labels = (...rows: string[][]) => cells(...rows).map((row) => row.map(({ dataLabel }) => dataLabel));
const kept = (...rows: (Element | string)[][]) =>
  cells(['A', 'B'], ...rows).map((row) => row.map(({ dataWhole }) => dataWhole === ''));

const sentence = 'En sætning, som er længere end det, der kan stå i en smal kolonne';

test.each([
  [
    ['Punkt', 'Selv', 'Platform', 'Bureau'],
    ['Din tid', '40 timer', '20 timer', '5 timer'],
  ],
  [
    ['Branche', 'Sider', 'Funktioner'],
    ['Ejendomsmægler', 'Profiler', 'Fremvisninger og booking'],
  ],
])('cells below %j have the heading of their column, except the first', (heading, row) => {
  expect(labels(heading, row)).toEqual([[undefined, ...heading.slice(1)]]);
});

test('a first cell that is only a number has the heading of its column too', () => {
  const heading = ['Uge', 'Opgave', 'Færdig, når'];
  expect(labels(heading, ['1', sentence, 'Det virker'])).toEqual([heading]);
});

test.each([
  [
    ['Type', 'Pris', 'Pakke'],
    ['Lille', '10.000 kr.', 'Lille'],
  ],
  [
    ['Aftale', 'Betaling'],
    ['Projekt', sentence],
  ],
])('a table of short rows or two columns keeps its columns: %j', (heading, row) => {
  expect(labels(heading, row).flat()).toEqual(row.map(() => undefined));
});

test('the first cell of a row is its heading', () => {
  expect(cells(['Pakke', 'Pris'], ['Lille', sentence])[0]).toEqual([{ scope: 'row', dataWhole: '' }, {}]);
});

test('a column of short cells is kept on one line, one with a longer cell or markup is not', () => {
  expect(kept(['Ret titlerne', 'En halv dag'], ['Skriv siden om', '2-3 timer'])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(kept([element('strong', 'Pris'), 'a'], ['Kort', 'b']).map(([first]) => first)).toEqual([
    false,
    false,
  ]);
});
