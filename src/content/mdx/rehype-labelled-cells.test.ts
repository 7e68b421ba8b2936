import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { mdxOptions } from './mdx-options.ts';
import { rehypeLabelledCells } from './rehype-labelled-cells.ts';
import { rehypeShortColumns } from './rehype-short-columns.ts';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** Labels of the cells below the head of a table, after the plugin. */
function labels(...rows: string[][]) {
  const body = rows.slice(1).map((row) => element('tr', ...row.map((text) => element('td', text)), '\n'));
  const head = element('thead', element('tr', ...(rows[0] ?? []).map((text) => element('th', text))));
  const tree: Root = { type: 'root', children: [element('table', head, element('tbody', ...body))] };
  rehypeLabelledCells()(tree);
  return body.map((row) =>
    row.children.map((cell) => ('properties' in cell ? cell.properties.dataLabel : undefined)).slice(0, -1),
  );
}

const sentence = 'En sætning, som er længere end det, der kan stå i en smal kolonne';

test('cells of a table with sentences have the heading of their column, except the first', () => {
  expect(
    labels(['Formål', 'Oplysninger', 'Grund'], ['Svare', 'Navn', sentence], ['Sende', 'Adresse', 'Lov']),
  ).toEqual([
    [undefined, 'Oplysninger', 'Grund'],
    [undefined, 'Oplysninger', 'Grund'],
  ]);
});

test.each([
  [
    'four columns',
    [
      ['Punkt', 'Selv', 'Platform', 'Bureau'],
      ['Din tid', '40 timer', '20 timer', '5 timer'],
    ],
  ],
  [
    'rows that need more than a line on a phone',
    [
      ['Branche', 'Sider', 'Funktioner'],
      ['Ejendomsmægler', 'Profiler', 'Fremvisninger og booking'],
    ],
  ],
])('cells of a table with %s have labels', (_name, rows) => {
  expect(labels(...rows)).toEqual([[undefined, ...(rows[0]?.slice(1) ?? [])]]);
});

test('a first cell that is only a number has the heading of its column too', () => {
  expect(labels(['Uge', 'Opgave', 'Færdig, når'], ['1', sentence, 'Det virker'])).toEqual([
    ['Uge', 'Opgave', 'Færdig, når'],
  ]);
});

test.each([
  [
    'only short cells',
    [
      ['Type', 'Pris', 'Pakke'],
      ['Lille', '10.000 kr.', 'Lille'],
    ],
  ],
  [
    'two columns',
    [
      ['Aftale', 'Betaling'],
      ['Projekt', sentence],
    ],
  ],
])('a table with %s keeps its columns', (_name, rows) => {
  expect(labels(...rows).flat()).toEqual(rows[1]?.map(() => undefined));
});

test('in the order of the options, a short column of a table with labels still stays whole', () => {
  const row = element('tr', element('td', 'Menu'), element('td', 'En halv dag'), element('td', sentence));
  const head = element('tr', element('th', 'Opgave'), element('th', 'Tid'), element('th', 'Hvem'));
  const tree: Root = {
    type: 'root',
    children: [element('table', element('thead', head), element('tbody', row))],
  };
  const place = (plugin: typeof rehypeLabelledCells) => mdxOptions.rehypePlugins.indexOf(plugin);
  for (const plugin of [rehypeLabelledCells, rehypeShortColumns].sort((a, b) => place(a) - place(b)))
    plugin()(tree);
  expect(row.children[1]).toMatchObject({ properties: { dataWhole: '', dataLabel: 'Tid' } });
});
