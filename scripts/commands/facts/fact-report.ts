import { load } from 'cheerio';
import type { Fact } from '#src/site/facts.ts';
import { formatValue, vatNote } from '#src/site/format-fact.ts';

/** Finds the pages that state each fact, by the attribute of the elements that contain it: `data-fact="oppetid"`. */
export function factPages(
  pages: readonly { path: string; html: string }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  // An amount with VAT follows from two facts.
  for (const { path, html } of pages)
    for (const { attribs } of load(html)('[data-fact]').get())
      for (const name of attribs['data-fact']?.split(' ') ?? [])
        found.set(name, (found.get(name) ?? new Set()).add(path));
  return new Map([...found].map(([name, paths]) => [name, [...paths].sort()]));
}

/** Returns the pairs of facts that have not the same value. */
export function disagreements(
  facts: Readonly<Record<string, Fact>>,
  pairs: readonly (readonly [string, string])[],
) {
  const stated = (name: string) => facts[name] && `${formatValue(facts[name])} ${vatNote(facts[name])}`;
  return pairs.filter(([first, second]) => stated(first) !== stated(second));
}
