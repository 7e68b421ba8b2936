import { expect, test } from 'vitest';
import { withoutOwnersWords } from '../browser/owners-words.ts';
import { readingOrder } from '../browser/reading-order.ts';

const words = new Map([
  ['Firma', '{name}'],
  ['Bager Bo', '{cases}'],
  ['Bo', '{hold}'],
]);
const order = (snapshot: string) => readingOrder(snapshot, (name) => withoutOwnersWords(name, words));

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

test('landmarks, headings and controls remain, in their order', () => {
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
])('%s is told apart', (_what, from, to) => {
  expect(page).toContain(from);
  expect(order(page.replace(from, to))).not.toBe(order(page));
});

test('an edited sentence, one more of a kind and a state tell nothing', () => {
  expect(order(page.replace('Tekst.', 'En anden tekst.'))).toBe(order(page));
  expect(order(page.replace(' [disabled]', ''))).toBe(order(page));
  const more = '    - listitem:\n      - heading "Andre" [level=3]\n';
  expect(order(page.replace(more, more + more))).toBe(order(page));
});

test('pictures are nameless, and so are the sections in a list of contents', () => {
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
])('%s reads %s', (name, plain) => {
  expect(withoutOwnersWords(name, words)).toBe(plain);
});
