import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { pageSections } from './page-sections.ts';

test('splits at headings; one without text of its own begins the text of the first section below it', () => {
  const html =
    '<h1>Titel</h1><p>Indledning.</p><h2 id="a">Om <em>a</em></h2><p>Tekst &amp; mere</p><h2 id="b">Farver og skrift</h2><h3 id="c">Farver</h3><p>Få</p>';
  expect(pageSections(load(`<main>${html}</main>`))).toEqual([
    { anchor: '', heading: '', text: 'Indledning.' },
    { anchor: 'a', heading: 'Om a', text: 'Tekst & mere.' },
    { anchor: 'c', heading: 'Farver', text: 'Farver og skrift. Få.' },
  ]);
});

test('includes tables, lists and captions; leaves out code blocks, drawings, navigation, controls and hidden text', () => {
  const html =
    '<h2 id="x">X</h2><nav><a href="#x">X</a></nav><ol><li>Punkt et</li><li>Punkt to</li></ol>' +
    '<table><thead><tr><th>Emne</th><th>Pris</th></tr></thead><tbody><tr><th>SEO</th><td>Fast</td></tr><tr><th data-label="Uge">1</th><td>Hent</td></tr></tbody></table>' +
    '<figure><div><svg viewBox="0 0 1 1"><path d="M0 0"/><text x="1">tegnet</text></svg></div><figcaption>Billedtekst</figcaption></figure>' +
    '<pre><code>npm start</code></pre><p>Skriv <code>site:</code> foran</p><button type="button">Tryk</button>' +
    '<section data-print="no"><h2>Ring nu</h2></section><p hidden="">skjult</p><p>Synlig</p>';
  expect(pageSections(load(`<main>${html}</main>`))).toEqual([
    {
      anchor: 'x',
      heading: 'X',
      text: 'Punkt et. Punkt to. SEO: Fast. Hent. Billedtekst. Skriv site: foran. Synlig.',
    },
  ]);
});

test('anchors are the section that a heading labels, the heading, or the answer of a question; without one it is text', () => {
  const html =
    '<section id="priser" aria-labelledby="priser-titel"><h2 id="priser-titel">Priser</h2><h3>Lille</h3><p>Fra 10</p></section>' +
    '<details name="faq"><summary><h3>Med moms?</h3></summary><p id="faq-1">Nej.</p></details>';
  expect(pageSections(load(`<main>${html}</main>`))).toEqual([
    { anchor: 'priser', heading: 'Priser', text: 'Lille. Fra 10.' },
    { anchor: 'faq-1', heading: 'Med moms?', text: 'Nej.' },
  ]);
});

test.each([
  [
    'comments, entities, inline elements and soft hyphens',
    '<p>Trin <!-- -->1<!-- --> af 5, <span>10.000&nbsp;kr.</span> <small>ekskl. moms</small>, sø\u00ADge&#x27;</p>',
    "Trin 1 af 5, 10.000 kr. ekskl. moms, søge'",
  ],
  [
    '`<small>` in a cell',
    '<table><tr><th>Basis SEO<small>10 søgeord</small></th><td>5.000 kr.</td></tr></table>',
    'Basis SEO 10 søgeord: 5.000 kr.',
  ],
  [
    'links side by side',
    '<div><a href="/priser">Beregn din pris nu</a><a href="/tjenester">Se vores tjenester</a></div><p>Se <a href="/">for</a>siden</p>',
    'Beregn din pris nu Se vores tjenester Se forsiden.',
  ],
  [
    'figures and questions',
    '<dl><dt>leverede hjemmesider</dt><dd>100+</dd></dl><ul><li>Findes den?</li><li>Ja!</li></ul>',
    'leverede hjemmesider. 100+. Findes den? Ja!',
  ],
])('reads %s as a sentence', (_what, html, text) => {
  expect(pageSections(load(`<main>${html}</main>`))[0]?.text).toBe(text);
});
