import { facts } from '#src/site/facts.ts';
import type { PatternRule } from './rule.ts';

/** Names of packages, with the facts that have them. */
const names = new Map(
  Object.entries(facts).flatMap(([name, fact]) =>
    name.endsWith('.navn') && fact.kind === 'tekst' ? [[fact.value, name] as const] : [],
  ),
);

/** Remarks the name of a package in a sentence. One that begins a sentence may be any word. */
export const nameRules: readonly PatternRule[] = [
  {
    test: new RegExp(`(?<=[\\p{Ll},] +)(?:${[...names.keys()].join('|')})(?=s?(?!\\p{L}))`, 'gu'),
    of: ([found]) => ({ example: `<Fakta navn="${names.get(found)}" />` }),
    where: 'pakke',
    expected: 'pakkens navn hentet, så det følger med, når den får et andet',
    severity: 'warning',
  },
];
