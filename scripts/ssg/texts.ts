import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageText } from '#src/content/content.ts';
import { type TextReport, textCache } from './text-cache.ts';
import type { WorkerPool } from './worker-pool.ts';

export type Texts = ReturnType<typeof createTexts>;

/** Versions of Node and its bundled ICU data, which affect date formats and sort order. */
const { node, icu, unicode, cldr } = process.versions;
const runtimeVersions = [node, icu, unicode, cldr];

/** Creates the loader for the texts of articles and legal pages. Unchanged texts come from the cache. */
export function createTexts(contentDirectory: string, workers: WorkerPool) {
  const cache = textCache();
  const texts = new Map<string, { readonly key: string; readonly report: Promise<TextReport> }>();
  const textOf = (path: string, source: string) => {
    let text = texts.get(path);
    if (!text) {
      const drawings = [...drawingsIn(source, contentDirectory)];
      const key = hash('sha256', JSON.stringify([workers.hash, runtimeVersions, path, source, drawings]));
      const cached = cache.get(key)?.report;
      const report = cached ? Promise.resolve(cached) : workers.run('compileText', { path, source, key });
      text = { key, report };
      texts.set(path, text);
    }
    return text;
  };
  return {
    /** Compiles and renders a text or takes it from the cache. `path` is the file's path, relative to the project. */
    compile: (path: string, source: string) => textOf(path, source).report,
    /** Returns the HTML and the table of contents of a text; rejects if it does not compile. */
    async load(path: string, source: string): Promise<PageText> {
      const { key, report: compiling } = textOf(path, source);
      const { failure, report } = await compiling;
      if (failure) throw new Error(`${path}: ${failure}`);
      const html = cache.get(key)?.html;
      if (html === undefined) throw new Error(`${path}: the rendered text is missing from the cache`);
      return { html, toc: report.toc };
    },
  };
}

/** Yields the drawings in a text, whose size is part of the rendered HTML. Other pictures only contribute their URL. */
function* drawingsIn(source: string, contentDirectory: string): Generator<string> {
  for (const [, file = ''] of source.matchAll(/["']([a-z0-9-]+\/[a-z0-9-]+\.svg)["']/g)) {
    try {
      yield readFileSync(join(contentDirectory, 'billeder', file), 'utf8');
    } catch {
      // The content checks report missing files.
    }
  }
}
