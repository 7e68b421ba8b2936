import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMdx, createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';
import type { MdxReport } from '#src/content/mdx/report.ts';
import { cacheDirectory } from '../cache-directory.ts';
import { writeWhole } from '../write-whole.ts';

/** What a compiled file depends on beside its own text: our plugins, the fact names, the library versions. */
function toolHash(root: string): string {
  const hash = createHash('sha256');
  const folder = join(root, 'src/content/mdx');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  for (const file of ['facts', 'sum-prices']) hash.update(readFileSync(join(root, `src/site/${file}.ts`)));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

export type MdxCache = {
  /** The name under which the compiled text is kept. */
  readonly keyOf: (path: string, source: string) => string;
  /** What the compiler told of the text; null when the text is not kept. */
  readonly report: (key: string) => MdxReport | null;
  /** The file that holds the compiled text as a module; empty where it did not compile. */
  readonly module: (key: string) => string;
  readonly set: (key: string, compiled: CompiledMdx) => void;
};

/**
 * Where compiled texts are kept on disk, each under the hash of all that it depends on: the code and the report
 * apart, because most readers want only the report, which is a tenth of the size.
 */
export function mdxCache(root: string): MdxCache {
  const directory = cacheDirectory('mdx');
  const tools = toolHash(root);
  const module = (key: string) => join(directory, `${key}.mjs`);
  return {
    keyOf: (path, source) =>
      createHash('sha256').update(tools).update(path).update('\0').update(source).digest('hex'),
    report(key) {
      try {
        return JSON.parse(readFileSync(join(directory, `${key}.json`), 'utf8')) as MdxReport;
      } catch {
        return null;
      }
    },
    module,
    set(key, { code, report }) {
      // The report last: where it stands, the code does too.
      writeWhole(module(key), code);
      writeWhole(join(directory, `${key}.json`), JSON.stringify(report));
    },
  };
}

/** A compiler that remembers: an unchanged text is never compiled twice, in this build or the next. */
export function cachedMdxCompiler(root: string): (path: string, source: string) => Promise<CompiledMdx> {
  const cache = mdxCache(root);
  const compile = createMdxCompiler();
  return async (path, source) => {
    const key = cache.keyOf(path, source);
    const report = cache.report(key);
    if (report) return { code: readFileSync(cache.module(key), 'utf8'), report };
    const compiled = await compile(path, source);
    cache.set(key, compiled);
    return compiled;
  };
}
