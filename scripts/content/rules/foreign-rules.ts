import { componentSpecs } from '#src/content/mdx/component-specs.ts';
import { foreignMarkup } from '#src/content/schema/foreign-markup.ts';
import type { PatternRule } from './rule.ts';

const { Figur, Kilde, Note } = componentSpecs;
/** What stands for a footnote and for a picture, in whatever markup they are written. */
export const footnote = {
  where: 'fodnote',
  expected: 'et link på ordene eller en <Kilde> efter dem',
  good: Kilde.example,
};
export const picture = {
  where: 'billede',
  expected: 'komponenten Figur, som kræver alt-tekst',
  good: Figur.example,
};
const asLink = (words = '') => ({ example: `[${words.trim()}](/adressen)` });

/** What to write in place of the markup of other systems. The first row that fits wins. */
export const foreignRules: readonly PatternRule[] = [
  {
    test: foreignMarkup.chatMark,
    expected: 'teksten uden mærker fra en AI-chat; en kilde skrives som et link',
    bad: 'Det er sandt 【4†source】.',
    good: 'Det er sandt, siger [Googles vejledning](https://developers.google.com/search/docs).',
  },
  {
    test: foreignMarkup.box,
    where: 'boks',
    expected: 'komponenten Note eller Eksempel',
    bad: ':::tip Husk\n\nSkift aldrig en adresse.',
    good: Note.example,
  },
  {
    test: foreignMarkup.highlight,
    expected: '**fed** eller *kursiv*',
    bad: 'Det er ==meget vigtigt== at huske.',
    good: '**meget vigtigt**',
  },
  {
    test: foreignMarkup.note,
    where: 'note',
    expected: 'en note til dig selv skrives {/* … */}',
    bad: '/* husk at rette */',
    good: '{/* skal tjekkes med kunden */}',
  },
  {
    test: foreignMarkup.superAndSubscript,
    expected: 'tegnet selv: ² og ³, ₂ og ₃',
    bad: 'Det er 200 m^2^ stort.',
    good: 'm² og H₂O',
  },
  {
    test: foreignMarkup.emoji,
    of: () => ({ example: undefined }),
    expected: 'ord: hjemmesiden bruger ingen emoji',
    bad: 'Godt gået :smile: venner.',
    good: 'Godt gået, venner.',
  },
  {
    test: foreignMarkup.formula,
    expected: 'formlen med almindelige tegn',
    bad: 'Arealet er $a^2 + b^2$ i alt.',
    good: 'a² + b²',
  },
  {
    test: foreignMarkup.contents,
    of: () => ({ example: undefined }),
    where: 'indholdsliste',
    expected: 'ingenting: indholdslisten kommer af overskrifterne',
    bad: '[TOC]',
    good: '## Mit afsnit',
  },
  {
    test: foreignMarkup.footnote,
    ...footnote,
    bad: 'Det er sandt[^1].',
  },
  {
    test: foreignMarkup.embeddedPicture,
    ...picture,
    bad: 'Se ![[skema.png]] om emnet.',
  },
  {
    test: foreignMarkup.wikiLink,
    of: ([, words]) => asLink(words),
    where: 'link',
    expected: 'et link med adresse',
    bad: 'Se [[guiden]] om emnet.',
    good: '[guiden](/adressen)',
  },
];
