import { componentSpecs } from '../schema/component-specs.ts';
import { foreignSigns } from '../schema/plain-text.ts';
import type { PatternRule } from './rule.ts';

const { Kilde, Note } = componentSpecs;

/** What stands for a footnote, in whatever markup it is written. */
export const footnote = {
  where: 'fodnote',
  expected: 'et link på ordene eller en <Kilde> efter dem',
  example: Kilde.example,
};

/** What to write in place of the markup of other systems. The first row that fits wins. */
export const foreignRules: readonly PatternRule[] = [
  {
    test: /【\d[^】]*】|\b(?:cite|navlist|image_group)?turn\d+[a-z]+\d+|:contentReference\[[^\]]*\]|@?\[\[?_?toc_?\]\]?/gi,
    expected:
      'teksten uden mærker fra andre programmer: en kilde er et link, og indholdslisten kommer af overskrifterne',
    example: '[Googles vejledning](https://developers.google.com/search/docs)',
  },
  {
    test: /^[ \t]*:{3,}[ \t]*[\w{[].*|\[!\w+\]/gm,
    where: 'boks',
    expected: 'komponenten Note eller Eksempel',
    example: Note.example,
  },
  {
    test: /%%[^%]+%%|\/\*[\s\S]*?\*\//g,
    where: 'note',
    expected: 'en note til dig selv skrives {/* … */}',
    example: '{/* skal tjekkes med kunden */}',
  },
  {
    test: foreignSigns,
    expected: '**fed**, ord og almindelige tegn: de her ville stå i teksten, som de er skrevet',
    example: '**meget vigtigt**, m², H₂O, a² + b²',
  },
  { test: /\^?\[\^[^\]]*\]|\^\[[^\]]*\]/g, ...footnote },
  // As Word pastes them.
  { test: /(?<=\S *|^)\[\d{1,2}\](?!\()/gm, ...footnote, severity: 'warning' },
  {
    test: /!?\[\[([^\]]*)\]\]/g,
    of: ([, words = '']) => ({ example: `[${words.trim()}](/adressen)` }),
    where: 'link',
    expected: 'et link med adresse, eller komponenten Figur om et billede',
  },
];
