import { gunzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import {
  type IndexedPage,
  indexedPagesFile,
  type Section,
  sectionFile,
} from '#src/features/article-search/text-index.ts';
import { suppressUnhandledRejection } from '../suppress-unhandled-rejection.ts';
import { pageSections } from './page-sections.ts';
import { createSearchableText, foldedWords } from './searchable-text.ts';

/**
 * Of all that Pagefind makes: what our search loads. Its windows, its worker and its other languages stay out, and its
 * fragments, each of which holds the text of a whole page.
 */
const wanted = /^(pagefind\.js|pagefind\.da_.*|index\/.*)$/;
const fragmentFile = /^fragment\/(.+)\.pf_fragment$/;
/** Every file of Pagefind begins with this, inside its compression. */
const signature = 'pagefind_dcd';
/**
 * Pagefind packs its engine; unpacked and named as what it is, hosts compress it a sixth smaller than Pagefind does.
 * Its script asks for `wasm.{the list's word for it}.pagefind`: behind a `?` the ending is no part of the name.
 */
const engine = { packed: 'wasm.da.pagefind', file: 'wasm.da.wasm', word: 'da.wasm?' };
const list = 'pagefind-entry.json';

/** A page whose text is searched. */
export type TextPage = {
  readonly path: string;
  readonly title: string;
  /** The category of an article; `elsewhere` for any other page. */
  readonly group: string;
  /** What is read on it, as React wrote it. */
  readonly html: string;
};

export type TextIndex = {
  /** Takes in the words by which the compounds of the pages that follow are taken apart. */
  readonly learn: (texts: readonly string[]) => void;
  /** Adds these pages. */
  readonly add: (pages: readonly TextPage[]) => Promise<void>;
  /** The files of the index, by their names. */
  readonly files: () => Promise<ReadonlyMap<string, string | Uint8Array>>;
};

/** @throws when Pagefind cannot be started, or refuses a record */
export async function createTextIndex(): Promise<TextIndex> {
  const { index, errors } = await createIndex({ forceLanguage: 'da' });
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  const known = new Set<string>();
  const added = new Map<string, { readonly group: string; readonly sections: readonly Section[] }>();
  let searchable = createSearchableText(known);
  let waiting: Promise<void> | undefined;
  return {
    learn(texts) {
      for (const word of foldedWords(texts)) known.add(word);
      searchable = createSearchableText(known);
    },
    async add(pages) {
      const answers = pages.map((page) => {
        const sections = readSections(page);
        added.set(page.path, { group: page.group, sections });
        return index.addCustomRecord({
          url: page.path,
          content: searchable(sections.flatMap(({ heading, text }) => [heading, text]).join(' ')),
          language: 'da',
        });
      });
      // Pagefind works on the pages before these while these are prepared.
      await waiting;
      waiting = suppressUnhandledRejection(refuseProblems(answers));
    },
    async files() {
      await waiting;
      const { files } = await index.getFiles();
      const result = new Map<string, string | Uint8Array>();
      const pages: Record<string, IndexedPage> = {};
      for (const { path, content } of files) {
        const name = fragmentFile.exec(path)?.[1];
        if (name) {
          const url = urlOf(content);
          const page = added.get(url);
          if (!page) throw new Error(`Pagefind: a page that nobody added: ${url}`);
          const { group, sections } = page;
          pages[name] = {
            group,
            sections: sections.map(({ heading, text }) => [wordsIn(heading), wordsIn(text)]),
          };
          for (const [at, section] of sections.entries())
            result.set(sectionFile(name, at), JSON.stringify(section));
        } else if (path === engine.packed) result.set(engine.file, gunzipSync(content));
        else if (path === list) result.set(path, withEngine(content));
        else if (wanted.test(path)) result.set(path, content);
      }
      return result.set(indexedPagesFile, JSON.stringify(pages));
    },
  };
}

async function refuseProblems(answers: Promise<{ readonly errors: string[] }>[]): Promise<void> {
  const problems = (await Promise.all(answers)).flatMap(({ errors }) => errors);
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

function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** The address of the page that one of Pagefind's fragments is about. */
function urlOf(fragment: Uint8Array): string {
  return JSON.parse(gunzipSync(fragment).toString().slice(signature.length)).url;
}

/** The list that Pagefind's script reads first, naming the unpacked engine. */
function withEngine(content: Uint8Array): Uint8Array {
  const entry = JSON.parse(Buffer.from(content).toString()) as { languages: { da: { wasm: string } } };
  entry.languages.da.wasm = engine.word;
  return Buffer.from(JSON.stringify(entry));
}
