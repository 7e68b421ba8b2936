import { expect, test } from 'vitest';
import { checkDrawing } from './check-drawing.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (inner = '', attributes = 'viewBox="0 0 500 300"') =>
  `<svg ${xmlns} ${attributes}>\n${inner}\n</svg>\n`;

test.each([
  drawing('<rect/>'),
  drawing('<rect/>', "viewBox='0 0 500 300'"),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- En kyst. -->\n${drawing('<title>Kyst &amp; hav&#160;her</title><rect/>')}`,
  drawing('<g font-size="15" fill="#0E2A33"><text x="1" text-anchor="middle">Tekst</text></g>'),
])('accepts %j', (svg) => {
  expect(checkDrawing(svg)).toEqual({ width: 500, height: 300 });
});

test.each([
  // No browser shows these.
  ['', 1, ''],
  ['<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 520 300"/>', 1, '<svg> uden xmlns'],
  ['<html/>', 1, '<html> uden xmlns'],
  [drawing('<rect>'), 2, '<rect>'],
  [`${drawing()}<svg/>`, 4, '<svg/>'],
  [drawing('<title>Pris & drift</title>'), 2, '<title>Pris & drift</title>'],
  [drawing('<rect xlink:title="x"/>'), 2, '<rect xlink:title="x"/>'],
  [drawing('', 'viewBox="0 0 520 0"'), 1, 'viewBox="0 0 520 0"'],
  [drawing('', 'viewBox="0 0 10"'), 1, 'viewBox="0 0 10"'],
  [drawing('', ''), 1, 'viewBox=""'],
  // These break a rule of the guide.
  [drawing('', 'viewBox="0 0 800 300"'), 1, 'viewBox="0 0 800 300"'],
  [drawing('<style>a{}</style>'), 2, '<style>'],
  [drawing('<use/>'), 2, '<use>'],
  [drawing('<text>a</text>\n<text>b<tspan>c</tspan></text>'), 3, 'en <text> med andet end ord'],
  [drawing('<text font-size="1.2em">a</text>'), 2, 'font-size="1.2em"'],
  [drawing('<text x="50%">a</text>'), 2, 'x="50%"'],
  [drawing('<text>Søg → find</text>'), 2, '»→« findes ikke i skriften'],
  [drawing('<text>10.000&#160;kr.</text>'), 2, '10.000 kr.'],
  [drawing('<text letter-spacing="2">a</text>'), 2, 'letter-spacing="2"'],
  [drawing('<g stroke="red">\n<text>a</text></g>'), 3, 'en <text> med stroke'],
  [drawing('<rect onclick="alert(1)"/>'), 2, 'onclick="alert(1)"'],
  [drawing('<g\n  fill="none"\n/>\n<text font-size="8">x</text>'), 5, 'bogstaver på 8'],
])('refuses %j', (svg, line, found) => {
  const diagnostic = { line, where: 'tegning', found: expect.stringContaining(found) };
  expect(checkDrawing(svg)).toHaveProperty('0', expect.objectContaining(diagnostic));
});
