import type { Fact } from './facts.ts';

/** Languages of pages (`sprog` in their front matter). Everything but a page's own text is Danish. */
export const languages = ['da', 'en'] as const;
export type Language = (typeof languages)[number];

/** English of the units and VAT notes of facts. */
const english: Readonly<Record<string, string>> = {
  ' dage': ' days',
  ' uger': ' weeks',
  ' timer': ' hours',
  ' minutter': ' minutes',
  ' måned': ' month',
  ' måneder': ' months',
  ' år': ' years',
  ' sider': ' pages',
  ' anmeldelser': ' reviews',
  'ekskl. moms': 'excl. VAT',
  'inkl. moms': 'incl. VAT',
};

/** Returns a unit or a note in a language. */
export const inLanguage = (words: string, language: Language) =>
  language === 'en' ? (english[words] ?? words) : words;

/** Returns whether a fact can be stated in English: it has a unit with a translation, or no words. */
export function hasEnglish(fact: Fact): boolean {
  const words = fact.kind === 'tekst' ? fact.value : 'suffix' in fact ? (fact.suffix ?? '') : '';
  return words in english || !/\p{L}/u.test(words);
}
