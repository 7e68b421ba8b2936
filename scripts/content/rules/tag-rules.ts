import { nearest } from '../../lib/nearest.ts';
import { componentSpecs, specs } from '../schema/component-specs.ts';
import { slugOf } from '../slug.ts';
import type { PartialDiagnostic } from './rule.ts';

/** Tags of HTML, and components that other systems have, with what stands for them here. */
const substitutes: readonly (readonly [names: string, expected: string, example?: string])[] = [
  ['br wbr', 'et nyt afsnit: en tom linje mellem linjerne'],
  ['b strong mark u ins', '**fed**', '**meget vigtigt**'],
  ['i em cite dfn', '*kursiv*', '*sådan*'],
  ['s del strike', '~~overstreget~~', '~~ikke sådan~~'],
  ['a link', 'et link: [tekst](adresse)', '[vores priser](/priser)'],
  ['sup sub', 'tegnet selv: ² og ³, ₂ og ₃', 'm²'],
  ['ul ol li dl dt dd', 'en liste med bindestreg', '- Et punkt'],
  ['h1 h2 h3 h4 h5 h6', 'havelåger foran en overskrift', '## Mit afsnit'],
  ['code pre kbd samp', 'kode mellem to tegn som `', '`site:firma.dk`'],
  ['blockquote q', '> foran et citat på sin egen linje', '> Et citat.'],
  ['table thead tbody tr td th caption', 'komponenten Tabel', componentSpecs.Tabel.example],
  ['img picture figure image svg', 'komponenten Figur', componentSpecs.Figur.example],
  ['details aside callout alert info tip warning box', 'komponenten Note', componentSpecs.Note.example],
  ['button cta', 'komponenten Opfordring', componentSpecs.Opfordring.example],
  ['iframe video embed youtube', 'komponenten Film, med en film hos YouTube', componentSpecs.Film.example],
  ['audio', 'et link til lyden'],
  ['p div span section center font small big hr script style', 'ordene alene, uden mærke'],
];

/** Returns what to write in place of a tag that is no component; undefined when it resembles nothing known. */
export function tagDiagnostic(tag: string): PartialDiagnostic | undefined {
  const [, expected, example] =
    substitutes.find(([names]) => names.split(' ').includes(tag.toLowerCase())) ?? [];
  if (expected) return { expected, example };
  const name = nearest(slugOf(tag), [...specs.keys()]);
  return name ? { expected: `komponenten ${name}`, example: specs.get(name)?.example } : undefined;
}
