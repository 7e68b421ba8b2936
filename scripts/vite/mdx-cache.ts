import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMdx, createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';

/** What a compiled file depends on beside its own text: our plugins, the fact names, the library versions. */
function toolHash(root: string): string {
  const hash = createHash('sha256');
  const folder = join(root, 'src/content/mdx');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(join(root, 'src/site/facts.ts')));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/**
 * A compiler that remembers: the result of compiling a text is kept on disk under the hash of all it depends
 * on, so an unchanged article is never compiled twice, in this build or the next.
 */
export function cachedMdxCompiler(root: string): (path: string, source: string) => Promise<CompiledMdx> {
  const directory = join(root, 'node_modules/.cache/mdx');
  mkdirSync(directory, { recursive: true });
  const tools = toolHash(root);
  const compile = createMdxCompiler();
  return async (path, source) => {
    const key = createHash('sha256').update(tools).update(path).update('\0').update(source).digest('hex');
    const file = join(directory, `${key}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as CompiledMdx;
    } catch {
      const compiled = await compile(path, source);
      // Written beside and renamed, so that a second build never reads half a file.
      const part = `${file}.${process.pid}`;
      writeFileSync(part, JSON.stringify(compiled));
      renameSync(part, file);
      return compiled;
    }
  };
}
