import { gunzipSync, gzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import { minifySync } from 'vite';
import { groupFilter, type TextRecord } from '#src/features/article-search/text-index.ts';
import { pageSections } from './page-sections.ts';
import { createSearchableText, foldedWords } from './searchable-text.ts';

/** Of all that Pagefind makes: what our search loads. Its windows, its worker and its other languages stay out. */
const wanted =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.da\.pagefind|pagefind\.da_.*|(index|fragment|filter)\/.*)$/;
/** Every file of Pagefind begins with this, inside its compression. */
const signature = 'pagefind_dcd';
/**
 * Pagefind packs its engine; unpacked and named as what it is, hosts compress it a sixth smaller than Pagefind does.
 * Its script asks for `wasm.{the list's word for it}.pagefind`: behind a `?` the ending is no part of the name.
 */
const engine = { packed: 'wasm.da.pagefind', file: 'wasm.da.wasm', word: 'da.wasm?' };
const list = 'pagefind-entry.json';
/** Records that wait for Pagefind at a time: enough to keep it busy. */
const atOnce = 200;

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
  /** Adds one record for each section of these pages. */
  readonly add: (pages: readonly TextPage[]) => Promise<void>;
  /** The files of the index, by their names. */
  readonly files: () => Promise<ReadonlyMap<string, Uint8Array>>;
};

/** @throws when Pagefind cannot be started, or refuses a record */
export async function createTextIndex(): Promise<TextIndex> {
  const { index, errors } = await createIndex({ forceLanguage: 'da' });
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  const known = new Set<string>();
  const shown = new Map<string, TextRecord>();
  let searchable = createSearchableText(known);
  return {
    learn(texts) {
      for (const word of foldedWords(texts)) known.add(word);
      searchable = createSearchableText(known);
    },
    async add(pages) {
      const records = pages.flatMap(recordsOf);
      for (let start = 0; start < records.length; start += atOnce) {
        const answers = records.slice(start, start + atOnce).map(({ group, url, content, meta }) => {
          shown.set(url, { url, content, meta });
          return index.addCustomRecord({
            url,
            content: searchable(content),
            language: 'da',
            // Only the heading: a word in it counts for more.
            meta: { title: searchable(meta.title) },
            filters: { [groupFilter]: [group] },
          });
        });
        const problems = (await Promise.all(answers)).flatMap((answer) => answer.errors);
        if (problems.length) throw new Error(`Pagefind: ${problems.join(', ')}`);
      }
    },
    async files() {
      const { files } = await index.getFiles();
      const finish = (path: string, content: Uint8Array): [string, Uint8Array] => {
        if (path.startsWith('fragment/')) return [path, readable(content, shown)];
        if (path === engine.packed) return [engine.file, gunzipSync(content)];
        if (path === list) return [path, withEngine(content)];
        return [path, path.endsWith('.js') ? minified(path, content) : content];
      };
      return new Map(
        files.filter(({ path }) => wanted.test(path)).map(({ path, content }) => finish(path, content)),
      );
    },
  };
}

function recordsOf({ path, title, group, html }: TextPage): (TextRecord & { readonly group: string })[] {
  return pageSections(html, title).map(({ anchor, heading, text }) => ({
    group,
    url: anchor ? `${path}#${anchor}` : path,
    content: `${heading} ${text}`.trim(),
    meta: { title: heading, page: title },
  }));
}

/** Pagefind's script, whose names it leaves long: a fifth fewer bytes. */
function minified(name: string, content: Uint8Array): Uint8Array {
  const { code, errors } = minifySync(name, Buffer.from(content).toString(), { module: true });
  if (errors.length) throw new Error(`Pagefind: ${errors.map(({ message }) => message).join(', ')}`);
  return Buffer.from(code);
}

/** The list that Pagefind's script reads first, naming the unpacked engine. */
function withEngine(content: Uint8Array): Uint8Array {
  const entry = JSON.parse(Buffer.from(content).toString()) as { languages: { da: { wasm: string } } };
  entry.languages.da.wasm = engine.word;
  return Buffer.from(JSON.stringify(entry));
}

/** A fragment with the text as it is read instead of the text as it is searched; the places of the words are the same. */
function readable(fragment: Uint8Array, shown: ReadonlyMap<string, TextRecord>): Uint8Array {
  const { url } = JSON.parse(gunzipSync(fragment).toString().slice(signature.length)) as TextRecord;
  const record = shown.get(url);
  if (!record) throw new Error(`Pagefind: a section that nobody added: ${url}`);
  return gzipSync(signature + JSON.stringify({ ...record, anchors: [] }), { level: 9 });
}
