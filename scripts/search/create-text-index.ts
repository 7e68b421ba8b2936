import { gunzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import { minifySync } from 'vite';
import {
  type IndexedPage,
  indexedPagesFile,
  type Section,
  sectionFile,
} from '#src/features/article-search/text-index.ts';
import { pageSections } from './page-sections.ts';
import { createSearchableText, foldedWords } from './searchable-text.ts';

/** Word positions per index chunk. Pagefind's default, twice as large, puts the first query 7 KB over its limit. */
const chunkSize = 10_000;

/**
 * Files of Pagefind's output that our search loads unchanged. Pagefind's UI, its worker and other languages are left
 * out, as are its fragments, each of which holds the text of a whole page.
 */
const keptFiles = /^(pagefind\.da_.*|index\/.*)$/;
const fragmentFile = /^fragment\/(.+)\.pf_fragment$/;
/** Prefix of the decompressed content of every Pagefind file. */
const signature = 'pagefind_dcd';
/**
 * Pagefind gzips its WebAssembly engine. Written uncompressed as `.wasm`, it is compressed by the host, a sixth smaller
 * than by Pagefind. Pagefind's script requests `wasm.${entryName}.pagefind`: the `?` turns `.pagefind` into a query.
 */
const engine = { packed: 'wasm.da.pagefind', file: 'wasm.da.wasm', entryName: 'da.wasm?' };

export type TextPage = {
  readonly path: string;
  readonly title: string;
  /** Category of an article; `nonArticleGroup` for other pages. */
  readonly group: string;
  /** HTML of the main content, as React rendered it. */
  readonly html: string;
};

/**
 * Indexes pages with Pagefind, a process of its own, and returns the files of the index by name. Pages come in batches;
 * the words of a batch are vocabulary for the compounds in it and in those after it.
 * @throws when Pagefind does not start or rejects a page
 */
export async function createTextIndex(
  batches: AsyncIterable<readonly TextPage[]>,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(chunkSize);
  const { index, errors } = await createIndex({ forceLanguage: 'da' });
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  const vocabulary = new Set<string>();
  const added = new Map<string, { readonly group: string; readonly sections: readonly Section[] }>();
  for await (const pages of batches) {
    const records = pages.map((page) => {
      const sections = readSections(page);
      added.set(page.path, { group: page.group, sections });
      return { url: page.path, text: sections.flatMap(({ heading, text }) => [heading, text]).join(' ') };
    });
    for (const word of foldedWords(records.map(({ text }) => text))) vocabulary.add(word);
    const searchable = createSearchableText(vocabulary);
    const responses = await Promise.all(
      records.map(({ url, text }) =>
        index.addCustomRecord({ url, content: searchable(text), language: 'da' }),
      ),
    );
    const problems = responses.flatMap((response) => response.errors);
    if (problems.length) throw new Error(`Pagefind: ${problems.join(', ')}`);
  }

  const { files } = await index.getFiles();
  const result = new Map<string, string | Uint8Array>();
  const indexedPages: Record<string, IndexedPage> = {};
  for (const { path, content } of files) {
    const name = fragmentFile.exec(path)?.[1];
    if (name) {
      const url = urlOf(content);
      const page = added.get(url);
      if (!page) throw new Error(`Pagefind: a fragment of a page that was not added: ${url}`);
      const { group, sections } = page;
      indexedPages[name] = {
        group,
        sections: sections.map(({ heading, text }) => [countWords(heading), countWords(text)]),
      };
      for (const [at, section] of sections.entries())
        result.set(sectionFile(name, at), JSON.stringify(section));
    } else if (path === engine.packed) result.set(engine.file, gunzipSync(content));
    else if (path === 'pagefind-entry.json') result.set(path, withEngine(content));
    else if (path === 'pagefind.js') result.set(path, minified(content));
    else if (keptFiles.test(path)) result.set(path, content);
  }
  return result.set(indexedPagesFile, JSON.stringify(indexedPages));
}

function readSections({ path, title, html }: TextPage): Section[] {
  return pageSections(html, title).map(({ anchor, heading, text }) => ({
    href: anchor ? `${path}#${anchor}` : path,
    heading,
    page: title,
    text,
  }));
}

function countWords(text: string): number {
  return text.split(' ').length;
}

/** Returns the URL of the page that a Pagefind fragment describes. */
function urlOf(fragment: Uint8Array): string {
  return JSON.parse(gunzipSync(fragment).toString().slice(signature.length)).url;
}

/** Makes the entry file, which Pagefind's script loads first, refer to the uncompressed engine. */
function withEngine(entryFile: Uint8Array): string {
  const entry = JSON.parse(Buffer.from(entryFile).toString()) as { languages: { da: { wasm: string } } };
  entry.languages.da.wasm = engine.entryName;
  return JSON.stringify(entry);
}

/** Minifies Pagefind's script: a fifth fewer bytes. */
function minified(script: Uint8Array): string {
  const { code, errors } = minifySync('pagefind.js', Buffer.from(script).toString(), { module: true });
  if (errors.length) throw new Error(`Pagefind: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
