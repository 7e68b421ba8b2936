import type { Plugin } from 'vite';
import { type Fact, facts } from '#src/site/facts.ts';

/** Removes the fields of a fact that are for the site's owner only: its label and its unresolved questions. */
function publicFields({ label: _label, disagrees: _disagrees, openQuestion: _openQuestion, ...fact }: Fact) {
  return fact;
}

/** Removes internal fields of the facts from the client bundle. */
export function factsForBrowsers(): Plugin {
  const published = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, publicFields(fact)]),
  );
  return {
    name: 'facts-for-browsers',
    apply: 'build',
    enforce: 'pre',
    load(id, options) {
      if (options?.ssr || !id.endsWith('/src/site/facts.ts')) return;
      return `export const facts = ${JSON.stringify(published)};`;
    },
  };
}
