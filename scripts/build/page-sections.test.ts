import { parse, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { mainOf, pageSections } from './page-sections.ts';

test('splits at headings; the text before the first one has no heading', () => {
  const html =
    '<h1>Titel</h1><p>Indledning.</p><h2 id="a">Om <em>a</em></h2><p>Tekst &amp; mere</p><h3 id="b">B</h3><p>Slut</p>';
  expect(pageSections(parseFragment(html))).toEqual([
    { anchor: '', heading: '', text: 'Indledning.' },
    { anchor: 'a', heading: 'Om a', text: 'Tekst & mere.' },
    { anchor: 'b', heading: 'B', text: 'Slut.' },
  ]);
});

test('adds a heading without text of its own to the text of the first section below it', () => {
  const html =
    '<h2 id="a">Farver og skrift</h2><h3 id="b">Farver</h3><p>Få.</p><h3 id="c">Skrift</h3><p>En.</p>';
  expect(pageSections(parseFragment(html))).toEqual([
    { anchor: 'b', heading: 'Farver', text: 'Farver og skrift. Få.' },
    { anchor: 'c', heading: 'Skrift', text: 'En.' },
  ]);
});

test('includes tables, lists and captions; leaves out code blocks, drawings, navigation, controls and hidden text', () => {
  const html =
    '<h2 id="x">X</h2><nav><a href="#x">X</a></nav><ol><li>Punkt et</li><li>Punkt to</li></ol>' +
    '<table><thead><tr><th>Emne</th></tr></thead><tbody><tr><td>Pris</td></tr></tbody></table>' +
    '<figure><div><svg viewBox="0 0 1 1"><path d="M0 0"/><text x="1">tegnet</text></svg></div><figcaption>Billedtekst</figcaption></figure>' +
    '<pre><code>npm start</code></pre><p>Skriv <code>site:</code> foran</p><button type="button">Tryk</button>' +
    '<section data-print="no"><h2>Ring nu</h2></section><p hidden="">skjult</p><p>Synlig</p>';
  expect(pageSections(parseFragment(html))).toEqual([
    {
      anchor: 'x',
      heading: 'X',
      text: 'Punkt et. Punkt to. Emne. Pris. Billedtekst. Skriv site: foran. Synlig.',
    },
  ]);
});

test('uses the id of the element that a heading labels; a heading without id belongs to the previous section', () => {
  const html =
    '<section id="priser" aria-labelledby="priser-titel"><h2 id="priser-titel">Priser</h2><h3>Lille</h3><p>Fra 10</p></section>';
  expect(pageSections(parseFragment(html))).toEqual([
    { anchor: 'priser', heading: 'Priser', text: 'Lille. Fra 10.' },
  ]);
});

test('uses the id of the answer as the anchor of a question', () => {
  const html =
    '<details name="faq"><summary><h3>Med moms?</h3></summary><p id="faq-1">Nej.</p></details>' +
    '<details name="faq"><summary><h3>Hvornår?</h3></summary><p id="faq-2">I morgen.</p></details>';
  expect(pageSections(parseFragment(html))).toEqual([
    { anchor: 'faq-1', heading: 'Med moms?', text: 'Nej.' },
    { anchor: 'faq-2', heading: 'Hvornår?', text: 'I morgen.' },
  ]);
});

test('handles comments, entities, inline elements and soft hyphens within a sentence', () => {
  const html =
    '<p>Trin <!-- -->1<!-- --> af 5, <span>10.000&nbsp;kr.</span> <small>ekskl. moms</small>, sø\u00ADge&#x27;</p>';
  expect(pageSections(parseFragment(html))[0]?.text).toBe("Trin 1 af 5, 10.000 kr. ekskl. moms, søge'");
});

test('separates `<small>` from the text before it', () => {
  const html = '<table><tr><th>Basis SEO<small>10 søgeord</small></th><td>5.000 kr.</td></tr></table>';
  expect(pageSections(parseFragment(html))[0]?.text).toBe('Basis SEO 10 søgeord, 5.000 kr.');
});

test('separates links that stand side by side', () => {
  const html =
    '<div><a href="/priser">Beregn din pris nu</a><a href="/tjenester">Se vores tjenester</a></div><p>Se <a href="/">for</a>siden</p>';
  expect(pageSections(parseFragment(html))[0]?.text).toBe(
    'Beregn din pris nu Se vores tjenester Se forsiden.',
  );
});

test('closes a figure such as `100+` with a full stop', () => {
  const html =
    '<dl><dt>leverede hjemmesider</dt><dd>100+</dd><dt>ud af 5 i snit</dt><dd>4,8</dd></dl><ul><li>Findes den?</li><li>Ja!</li></ul>';
  expect(pageSections(parseFragment(html))[0]?.text).toBe(
    'leverede hjemmesider. 100+. ud af 5 i snit. 4,8. Findes den? Ja!',
  );
});

test('a page without main content is an error, not a page that is never found', () => {
  expect(mainOf(parse('<header>Menu</header><main>Tekst</main>')).tagName).toBe('main');
  expect(() => mainOf(parse('<p>Tekst</p>'))).toThrow('<main>');
});
