import type { MDXContent } from 'mdx/types';

/** All texts by file. Each is loaded when its page is rendered; only the server reads them. */
const files = import.meta.glob<MDXContent>('@content/{artikler,cases,juridisk,sider}/*.mdx', {
  import: 'default',
});

const loaders = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/').slice(-2).join('/'), load]),
);
const texts = new Map<string, Promise<MDXContent>>();

/**
 * Returns the text of a page by its file, `content/artikler/x.mdx`: always the same promise, as React's `use` requires.
 */
export function textOf(file: string): Promise<MDXContent> {
  const load = loaders.get(file.replace(/^content\//, ''));
  if (!load) throw new Error(`No text in ${file}`);
  const text = texts.get(file) ?? load();
  texts.set(file, text);
  return text;
}
