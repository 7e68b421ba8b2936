import { expect, test } from 'vitest';
import { maskName } from '../browser/placeholders.ts';
import { readingOrder } from '../browser/reading-order.ts';

const placeholders = new Map([
  ['Firma', '{name}'],
  ['Bager Bo', '{cases}'],
  ['Bo', '{hold}'],
]);
const order = (snapshot: string) => readingOrder(snapshot, (name) => maskName(name, placeholders));

const page = `
- main:
  - 'heading "Vejen: kort" [level=1]'
  - paragraph: Tekst.
  - list:
    - listitem:
      - heading "Bager Bo" [level=3]:
        - link "Bager Bo":
          - /url: /cases
    - listitem:
      - heading "Andre" [level=3]
  - button "Send" [disabled]
`;

test('the reading order lists landmarks, headings and controls in document order', () => {
  expect(order(page)).toBe(`- main
  - heading 1 "Vejen: kort"
  - heading 3 "{cases}"
    - link "{cases}"
  - heading 3 "Andre"
  - button "Send"
`);
});

test.each<[string, string, string]>([
  ['a heading’s level', '[level=1]', '[level=2]'],
  ['a control’s name', '"Send"', '"Send nu"'],
  ['a control’s role', 'button "Send"', 'link "Send"'],
  ['a landmark', '- main:', '- region "Om":'],
  ['the order', 'heading "Andre" [level=3]', 'button "Andre"'],
])('the reading order changes when %s changes', (_change, from, to) => {
  expect(page).toContain(from);
  expect(order(page.replace(from, to))).not.toBe(order(page));
});

test('the reading order ignores edited sentences, additional similar items and states', () => {
  expect(order(page.replace('Tekst.', 'En anden tekst.'))).toBe(order(page));
  expect(order(page.replace(' [disabled]', ''))).toBe(order(page));
  const more = '    - listitem:\n      - heading "Andre" [level=3]\n';
  expect(order(page.replace(more, more + more))).toBe(order(page));
});

test('the reading order omits the names of pictures and of links in a contents list', () => {
  const contents =
    '- navigation "Indhold":\n  - link "Et":\n    - /url: "#et"\n  - link "To"\n- img "Et skib"\n';
  expect(order(contents)).toBe('- navigation "Indhold"\n  - link "{afsnit}"\n- img\n');
});

test.each([
  ['Firma, til forsiden', '{name}, til forsiden'],
  ['Firmaet bag', 'Firmaet bag'],
  ['Bager Bos side', 'Bager Bos side'],
  ['Bo og Bager Bo', '{hold} og {cases}'],
  ['Fra 10.000 kr. ekskl. moms', 'Fra …'],
  ['Send besked', 'Send besked'],
])('maskName() turns “%s” into “%s”', (name, masked) => {
  expect(maskName(name, placeholders)).toBe(masked);
});
