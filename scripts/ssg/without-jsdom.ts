import { createRequire } from 'node:module';

/** As much of a document as the prerenderer asks for: whatever preload link it wants to add is there already. */
class NoDom {
  readonly window = { document: { head: { querySelector: () => true } } };
  serialize() {
    return '';
  }
}

/**
 * Loads the prerenderer with nothing in the place of jsdom. It parses every page with it to add preload links, which
 * this site has none of, and writes the page again: together half of a page's time.
 */
export function withoutJsdom<Module>(load: () => Promise<Module>): Promise<Module> {
  const fromPrerenderer = createRequire(import.meta.resolve('vite-react-ssg/node'));
  (fromPrerenderer('jsdom') as { JSDOM: unknown }).JSDOM = NoDom;
  return load();
}
