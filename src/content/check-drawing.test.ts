import { expect, test } from 'vitest';
import { checkDrawing } from './check-drawing.ts';

const drawing = (inner = '', attributes = 'viewBox="0 0 500 300"') =>
  `<svg ${attributes}>\n${inner}\n</svg>\n`;

test('accepts a drawing with a viewBox', () => {
  expect(checkDrawing('a.svg', drawing('<rect/>'))).toEqual([]);
});

test.each([
  ['', 1, 'ingen <svg> med viewBox'],
  [drawing('', 'width="500" height="300"'), 1, 'ingen <svg> med viewBox'],
  [drawing('', 'viewBox="0 0 10"'), 1, 'ingen <svg> med viewBox'],
  [drawing('', 'viewBox="0 0 800 300"'), 1, 'bredden 800'],
  ['<svg viewBox="0 0 500 300">\n<rect', 2, 'intet </svg> til sidst'],
  [drawing('<style>a{}</style>'), 2, '<style'],
  [drawing('<g/>\n<rect onclick="x()"/>'), 3, 'onclick='],
])('refuses %j', (svg, line, found) => {
  expect(checkDrawing('a.svg', svg)[0]).toMatchObject({ file: 'a.svg', line, where: 'tegning', found });
});
