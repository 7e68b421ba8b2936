import { createRequire, Module } from 'node:module';

/** As much of a document as the prerenderer asks for: whatever preload link it wants to add is there already. */
class NoDom {
  readonly window = { document: { head: { querySelector: () => true } } };
  serialize() {
    return '';
  }
}

/**
 * Loads the prerenderer with nothing in the place of jsdom, which takes half a second to load. The prerenderer parses
 * every page with it to add preload links, which this site has none of, and writes the page again: half of a page's
 * time.
 */
export function withoutJsdom<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { resolve, cache } = createRequire(import.meta.resolve('vite-react-ssg/node'));
  const file = resolve('jsdom');
  cache[file] = Object.assign(new Module(file), { exports: { JSDOM: NoDom }, loaded: true });
  return load();
}
