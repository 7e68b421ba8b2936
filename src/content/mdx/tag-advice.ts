import { closestMatch } from 'leven';
import { componentSpecs } from './component-specs.ts';
import { transliterate } from './transliterate.ts';

/** What to write, and an example of it. */
export type TagAdvice = { readonly expected: string; readonly example?: string };

const component = (name: keyof typeof componentSpecs): TagAdvice => ({
  expected: `komponenten ${name}`,
  example: componentSpecs[name].example,
});
const words: TagAdvice = { expected: 'ordene alene, uden mærke' };

/** Tags of HTML, and components that other systems have, with what stands for them here. */
const substitutes: readonly (readonly [names: string, advice: TagAdvice])[] = [
  ['br wbr', { expected: 'et nyt afsnit: en tom linje mellem linjerne' }],
  ['hr', { expected: 'en linje med --- og en tom linje før og efter', example: '---' }],
  ['b strong mark u ins', { expected: '**fed**', example: '**meget vigtigt**' }],
  ['i em cite dfn', { expected: '*kursiv*', example: '*sådan*' }],
  ['s del strike', { expected: '~~overstreget~~', example: '~~ikke sådan~~' }],
  ['a link', { expected: 'et link: [tekst](adresse)', example: '[vores priser](/priser)' }],
  ['sup sub', { expected: 'tegnet selv: ² og ³, ₂ og ₃', example: 'm²' }],
  ['ul ol li menu dl dt dd', { expected: 'en liste med bindestreg', example: '- Et punkt' }],
  ['h1 h2 h3 h4 h5 h6', { expected: 'havelåger foran en overskrift', example: '## Mit afsnit' }],
  ['code pre kbd samp tt var', { expected: 'kode mellem to tegn som `', example: '`site:firma.dk`' }],
  ['blockquote q', { expected: '> foran et citat på sin egen linje', example: '> Et citat.' }],
  ['table thead tbody tfoot tr td th caption', component('Tabel')],
  ['img picture figure image svg canvas', component('Figur')],
  ['details summary aside callout alert admonition info tip warning box dialog', component('Note')],
  ['button cta', component('Opfordring')],
  [
    'iframe video audio embed object youtube vimeo',
    {
      expected: 'et link til det: andres sider vises ikke i vores',
      example: '[se filmen](https://www.firma.dk/film)',
    },
  ],
  ['script style meta form input', { expected: 'ingenting: koder hører ikke til i teksten' }],
  ['p div span section article center font small big abbr header footer main label time', words],
];
const byName = new Map(
  substitutes.flatMap(([names, advice]) => names.split(' ').map((name) => [name, advice])),
);

/** Returns what to write in place of a tag that is no component; undefined when it resembles nothing known. */
export function tagAdvice(tag: string): TagAdvice | undefined {
  const name = transliterate(tag).toLowerCase();
  const names = Object.keys(componentSpecs);
  const maxDistance = Math.floor(name.length / 3);
  const own = closestMatch(
    name,
    names.map((each) => each.toLowerCase()),
    { maxDistance },
  );
  const close = names.find((each) => each.toLowerCase() === own) as keyof typeof componentSpecs | undefined;
  return byName.get(name) ?? (close && component(close));
}
