import type { Plugin } from 'vite';
import { type Fact, facts } from '#src/site/facts.ts';

/** A fact without what only its owner reads: what it is called, and what is unsettled about it. */
function shown({ label: _label, disagrees: _disagrees, open: _open, ...fact }: Fact) {
  return fact;
}

/** Scripts of a build hold of the facts what a visitor may see of them. */
export function factsForBrowsers(): Plugin {
  const published = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]));
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
