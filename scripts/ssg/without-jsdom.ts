import { createRequire, Module } from 'node:module';

/** Stub of jsdom's `JSDOM` with what the prerenderer uses. It reports every preload link as already present. */
class StubJsdom {
  readonly window = { document: { head: { querySelector: () => true } } };
  serialize() {
    return '';
  }
}

/**
 * Loads the prerenderer with a stub in place of jsdom, which takes half a second to load. The prerenderer would parse
 * and re-serialize every page with jsdom to add preload links, which this site does not use: half of the time per page.
 */
export function withoutJsdom<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { resolve, cache } = createRequire(import.meta.resolve('vite-react-ssg/node'));
  const file = resolve('jsdom');
  cache[file] = Object.assign(new Module(file), { exports: { JSDOM: StubJsdom }, loaded: true });
  return load();
}
