import { gunzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import {
  type IndexedPage,
  indexedPagesFile,
  type Section,
  type SectionLength,
  sectionFile,
} from '#src/features/article-search/text-index.ts';
import { suppressUnhandledRejection } from '../lib/suppress-unhandled-rejection.ts';
import { pageSections } from './page-sections.ts';
import { createSearchableText, foldedWords } from './searchable-text.ts';

/**
 * Files of Pagefind's output that our search loads. Pagefind's UI, its worker and other languages are left out, as are
 * its fragments, each of which holds the text of a whole page.
 */
const keptFiles = /^(pagefind\.js|pagefind\.da_.*|index\/.*)$/;
const fragmentFile = /^fragment\/(.+)\.pf_fragment$/;
/** Prefix of the decompressed content of every Pagefind file. */
const signature = 'pagefind_dcd';
/**
 * Pagefind gzips its WebAssembly engine. Written uncompressed as `.wasm`, it is compressed by the host, a sixth smaller
 * than by Pagefind. Pagefind's script requests `wasm.${entryName}.pagefind`: the `?` turns `.pagefind` into a query.
 */
const engine = { packed: 'wasm.da.pagefind', file: 'wasm.da.wasm', entryName: 'da.wasm?' };
const entryFile = 'pagefind-entry.json';

export type TextPage = {
  readonly path: string;
  readonly title: string;
  /** Category of an article; `nonArticleGroup` for other pages. */
  readonly group: string;
  /** HTML of the main content, as React rendered it. */
  readonly html: string;
};

export type TextIndex = {
  /** Adds words to the vocabulary that splits compounds in the pages added afterwards. */
  readonly addVocabulary: (texts: readonly string[]) => void;
  readonly addPages: (pages: readonly TextPage[]) => Promise<void>;
  /** Returns the files of the index by name. */
  readonly files: () => Promise<ReadonlyMap<string, string | Uint8Array>>;
};

/**
 * Creates an index with Pagefind.
 * @throws when Pagefind does not start or rejects a record
 */
export async function createTextIndex(): Promise<TextIndex> {
  const { index, errors } = await createIndex({ forceLanguage: 'da' });
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  const vocabulary = new Set<string>();
  const added = new Map<string, { readonly group: string; readonly sections: readonly Section[] }>();
  let searchable = createSearchableText(vocabulary);
  let pending: Promise<void> | undefined;
  return {
    addVocabulary(texts) {
      for (const word of foldedWords(texts)) vocabulary.add(word);
      searchable = createSearchableText(vocabulary);
    },
    async addPages(pages) {
      const responses = pages.map((page) => {
        const sections = readSections(page);
        added.set(page.path, { group: page.group, sections });
        return index.addCustomRecord({
          url: page.path,
          content: searchable(sections.flatMap(({ heading, text }) => [heading, text]).join(' ')),
          language: 'da',
        });
      });
      // Pagefind indexes the previous batch while this one is prepared.
      await pending;
      pending = suppressUnhandledRejection(throwOnErrors(responses));
    },
    async files() {
      await pending;
      const { files } = await index.getFiles();
      const result = new Map<string, string | Uint8Array>();
      const pages: Record<string, IndexedPage> = {};
      for (const { path, content } of files) {
        const name = fragmentFile.exec(path)?.[1];
        if (name) {
          const url = urlOf(content);
          const page = added.get(url);
          if (!page) throw new Error(`Pagefind: a fragment of a page that was not added: ${url}`);
          const { group, sections } = page;
          const lengths = sections.map(
            ({ heading, text }): SectionLength => [countWords(heading), countWords(text)],
          );
          pages[name] = { group, sections: lengths };
          const sectionFiles: Record<string, Record<number, Section>> = {};
          for (const [at, section] of sections.entries()) {
            const file = sectionFile(name, lengths, at);
            sectionFiles[file] ??= {};
            sectionFiles[file][at] = section;
          }
          for (const [file, content] of Object.entries(sectionFiles))
            result.set(file, JSON.stringify(content));
        } else if (path === engine.packed) result.set(engine.file, gunzipSync(content));
        else if (path === entryFile) result.set(path, withEngine(content));
        else if (keptFiles.test(path)) result.set(path, content);
      }
      return result.set(indexedPagesFile, JSON.stringify(pages));
    },
  };
}

async function throwOnErrors(responses: Promise<{ readonly errors: string[] }>[]): Promise<void> {
  const problems = (await Promise.all(responses)).flatMap(({ errors }) => errors);
  if (problems.length) throw new Error(`Pagefind: ${problems.join(', ')}`);
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
function withEngine(content: Uint8Array): Uint8Array {
  const entry = JSON.parse(Buffer.from(content).toString()) as { languages: { da: { wasm: string } } };
  entry.languages.da.wasm = engine.entryName;
  return Buffer.from(JSON.stringify(entry));
}
