import { expect, test } from 'vitest';
import { checkDrawing } from './check-drawing.ts';
import { formatDiagnostics } from './diagnostic.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (inner = '', attributes = 'viewBox="0 0 500 300"') =>
  `<svg ${xmlns} ${attributes}>\n${inner}\n</svg>\n`;

test.each([
  drawing('<rect/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- En kyst. -->\n${drawing('<title>Kyst &amp; hav&#160;her</title>')}`,
  drawing('<g font-size="15" fill="#0E2A33"><text x="1" xml:space="preserve">Tekst</text></g>'),
])('accepts %j', (svg) => {
  expect(checkDrawing('a.svg', svg)).toEqual([]);
});

test.each([
  // No browser shows these.
  ['', 1, 'ingen <svg> med viewBox'],
  ['<svg viewBox="0 0 520 300"/>', 1, '<svg> uden xmlns'],
  ['<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 520 300"/>', 1, '<svg> uden xmlns'],
  ['<html/>', 1, '<html>'],
  [`<svg ${xmlns} viewBox="0 0 500 300">\n<rect`, 2, '<svg>, som ikke er lukket'],
  [`<svg ${xmlns} viewBox="0 0 500 300">\n<g>`, 2, '<g>, som ikke er lukket'],
  [drawing('<rect>'), 3, 'et slutmærke, som mangler eller er forkert'],
  [`${drawing()}<svg/>`, 4, 'mere end én <svg>'],
  [`${drawing()}</svg>`, 4, 'et slutmærke, som mangler eller er forkert'],
  [`${drawing()}tekst`, 4, 'tekst uden for <svg>'],
  [drawing('<rect x="1" x="2"/>'), 2, 'attributten x to gange'],
  [drawing('<rect x=1/>'), 2, 'en attribut uden anførselstegn eller mellemrum før'],
  [drawing('<title>To&nbsp;tal</title>'), 2, 'en kode efter &, som kun HTML kender'],
  [drawing('<g/>\n<title>Pris & drift</title>'), 3, 'et & alene'],
  [drawing('<rect xlink:title="x"/>'), 2, 'xlink: foran et navn, uden xmlns:xlink'],
  ['<?xml version="1.0" encoding="ISO-8859-1"?>\n<svg/>', 1, 'encoding="ISO-8859-1"'],
  [drawing('', 'viewBox="0 0 520 0"'), 1, 'viewBox="0 0 520 0"'],
  [drawing('', 'viewBox="0 0 -520 300"'), 1, 'viewBox="0 0 -520 300"'],
  [drawing('', 'viewBox="0 0 10"'), 1, 'ingen <svg> med viewBox'],
  [drawing('', ''), 1, 'ingen <svg> med viewBox'],
  // These break a rule of the guide.
  [drawing('', 'viewBox="0 0 500 300" width="500"'), 1, 'width="500" på <svg>'],
  [drawing('', 'viewBox="0 0 800 300"'), 1, 'bredden 800'],
  [drawing('<style>a{}</style>'), 2, '<style>'],
  [drawing('<image href="https://www.eksempel.dk/a.png"/>'), 2, '<image>'],
  [drawing('<use/>'), 2, '<use>'],
  [drawing('<g/>\n<rect onclick="x()"/>'), 3, 'onclick="x()"'],
  [drawing('<rect id="a"/>'), 2, 'id="a"'],
  [drawing('<rect style="fill:red"/>'), 2, 'style="fill:red"'],
  [drawing('<rect class="a"/>'), 2, 'class="a"'],
  [drawing('<rect fill="url(#a)"/>'), 2, 'fill="url(#a)"'],
  [drawing('<g\n  fill="none"\n/>\n<text font-size="8">x</text>'), 5, 'bogstaver på 8'],
  [drawing('<g font-size="20" transform="scale(0.5)"><text>x</text></g>'), 2, 'bogstaver på 10'],
  [drawing('<g xmlns:i="http://i.org/" i:label="Lag 1"/>'), 2, 'i:label="Lag 1"'],
  [`<!DOCTYPE svg>\n${drawing()}`, 1, '<!DOCTYPE …>'],
  [`<?xml-stylesheet href="a.css"?>${drawing()}`, 1, '<?xml-stylesheet …?>'],
])('refuses %j', (svg, line, found) => {
  expect(checkDrawing('a.svg', svg)[0]).toMatchObject({ file: 'a.svg', line, where: 'tegning', found });
});

test('names every broken rule of a drawing, with what to write', () => {
  const svg = `<svg ${xmlns} width="520" viewBox="0 0 520 300">
<rect id="b0" style="fill:#D5E6E1"/>
<text font-size="8">Lille skrift</text>
</svg>`;
  expect(
    formatDiagnostics(checkDrawing('content/billeder/a/stil.svg', svg)),
  ).toBe(`content/billeder/a/stil.svg:1  tegning
  fandt:     width="520" på <svg>
  forventer: kun viewBox: siden bestemmer størrelsen

content/billeder/a/stil.svg:2  tegning
  fandt:     id="b0"
  forventer: en tegning uden id: byggeriet giver selv navne

content/billeder/a/stil.svg:2  tegning
  fandt:     style="fill:#D5E6E1"
  forventer: farver og streger som attributter, uden style
  fx:        fill="#D5E6E1"

content/billeder/a/stil.svg:3  tegning
  fandt:     bogstaver på 8
  forventer: mindst 15, så teksten kan læses
  fx:        font-size="15"

4 fejl i 1 fil.`);
});
