import { parse } from 'parse5';
import type { Fact } from '#src/site/facts.ts';
import { formatValue, vatNote } from '#src/site/format-fact.ts';
import { attribute, elementsIn } from '../../lib/html-tree.ts';

const headElements: Readonly<Record<string, string>> = { meta: 'beskrivelse', script: 'strukturerede data' };

/**
 * Finds the pages that state each fact, by the attribute of the elements that contain it: `data-fact="oppetid"`. A page
 * that shows the fact is listed by its path alone, one that states it only in its head with the place.
 */
export function factPages(
  pages: readonly { path: string; html: string }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, html } of pages) {
    const places = new Map<string, Set<string>>();
    for (const element of elementsIn(parse(html))) {
      // The attribute of a sum lists every price in it.
      for (const name of attribute(element, 'data-fact')?.split(' ') ?? [])
        places.set(name, (places.get(name) ?? new Set()).add(headElements[element.tagName] ?? ''));
    }
    for (const [name, where] of places) {
      const place = where.has('') ? path : `${path} (${[...where].join(' og ')})`;
      found.set(name, [...(found.get(name) ?? []), place]);
    }
  }
  return new Map([...found].map(([name, places]) => [name, places.sort()]));
}

/** Returns the facts that contradict each other by declaration and by value, in pairs. */
export function disagreements(facts: Readonly<Record<string, Fact>>): [string, string][] {
  // Hours of `09-17` are those of `9-17`.
  const value = (fact: Fact) => `${formatValue(fact).replace(/(?<![\d.,])0(?=\d)/g, '')} ${vatNote(fact)}`;
  return Object.entries(facts).flatMap(([name, fact]) =>
    (fact.disagrees ?? []).flatMap((other): [string, string][] => {
      const second = facts[other];
      return second && value(fact) !== value(second) ? [[name, other]] : [];
    }),
  );
}
