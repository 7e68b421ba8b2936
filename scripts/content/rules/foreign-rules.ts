import type { PatternRule } from './rule.ts';

/** What stands for a footnote and for a picture, in whatever markup they are written. */
export const footnote = {
  where: 'fodnote',
  expected: 'et link på ordene eller en <Kilde> efter dem',
  good: '<Kilde navn="hvem der siger det" til="https://www.firma.dk/siden" />',
};
export const picture = {
  where: 'billede',
  expected: 'komponenten Figur, som kræver alt-tekst',
  good: '<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />',
};

/** What to write in place of the markup of other systems. The first row that fits wins. */
export const foreignRules: readonly PatternRule[] = [
  {
    test: /【\d[^】]*】|\b(?:cite|navlist|image_group)?turn\d+[a-z]+\d+|:contentReference\[[^\]]*\]/g,
    expected: 'teksten uden mærker fra en AI-chat; en kilde skrives som et link',
    bad: 'Det er sandt 【4†source】.',
    good: 'Det er sandt, siger [Googles vejledning](https://developers.google.com/search/docs).',
  },
  {
    test: /^[ \t]*:{3,}[ \t]*[\w{[].*|\[!\w+\]/gm,
    where: 'boks',
    expected: 'komponenten Note eller Eksempel',
    bad: ':::tip Husk\n\nSkift aldrig en adresse.',
    good: '<Note titel="Husk">…</Note>',
  },
  {
    test: /==(?=[^\s=])[^=\n]*[^\s=]==/g,
    expected: '**fed** eller *kursiv*',
    bad: 'Det er ==meget vigtigt== at huske.',
    good: '**meget vigtigt**',
  },
  {
    test: /%%[^%]+%%|\/\*[\s\S]*?\*\//g,
    where: 'note',
    expected: 'en note til dig selv skrives {/* … */}',
    bad: '/* husk at rette */',
    good: '{/* skal tjekkes med kunden */}',
  },
  {
    test: /(?<=[\p{L}\p{N})\]])\^[^\s^[]+\^|(?<=[\p{L}\p{N})\]])~[^\s~]+~/gu,
    expected: 'tegnet selv: ² og ³, ₂ og ₃',
    bad: 'Det er 200 m^2^ stort.',
    good: 'm² og H₂O',
  },
  {
    test: /(?<![\p{L}\p{N}:/]):(?:[+-]1|[a-z][a-z\d_+-]+):(?![\p{L}\p{N}:])/gu,
    of: () => ({ example: undefined }),
    expected: 'ord: hjemmesiden bruger ingen emoji',
    bad: 'Godt gået :smile: venner.',
    good: 'Godt gået, venner.',
  },
  {
    // Two amounts in dollars are no formula.
    test: /\$\$[^$]+\$\$|\$[^\s$"'][^$\n"']*[\^_=\\][^$\n"']*\$/g,
    expected: 'formlen med almindelige tegn',
    bad: 'Arealet er $a^2 + b^2$ i alt.',
    good: 'a² + b²',
  },
  {
    test: /@?\[\[?_?toc_?\]\]?/gi,
    of: () => ({ example: undefined }),
    where: 'indholdsliste',
    expected: 'ingenting: indholdslisten kommer af overskrifterne',
    bad: '[TOC]',
    good: '## Mit afsnit',
  },
  {
    test: /\^?\[\^[^\]]*\]|\^\[[^\]]*\]/g,
    ...footnote,
    bad: 'Det er sandt[^1].',
  },
  {
    test: /!\[\[[^\]]*\]\]/g,
    ...picture,
    bad: 'Se ![[skema.png]] om emnet.',
  },
  {
    test: /\[\[([^\]]*)\]\]/g,
    of: ([, words = '']) => ({ example: `[${words.trim()}](/adressen)` }),
    where: 'link',
    expected: 'et link med adresse',
    bad: 'Se [[guiden]] om emnet.',
    good: '[guiden](/adressen)',
  },
];
