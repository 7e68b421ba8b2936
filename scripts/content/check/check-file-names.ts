import { legalLinks } from '#src/site/navigation.ts';
import { type Diagnostic, missing } from '../diagnostic.ts';
import type { ReadFiles } from '../read-content.ts';
import { articleNameAdvice } from './article-name.ts';

const folders = ['artikler', 'billeder', 'cases', 'data', 'juridisk'];

/** Reports each file of a folder that is not read, where an article would be lost: `artikel.md`, a folder in the folder. */
export function checkUnreadFiles(
  folder: string,
  names: readonly string[],
  read: readonly string[],
): Diagnostic[] {
  const kind = folder === 'data' ? `kun filerne ${read.join(', ')}` : 'kun filer, der ender på .mdx';
  return names
    .filter((name) => !read.includes(name))
    .map((name) => misplaced(`${folder}/${name}`, `${kind}, direkte i content/${folder}`));
}

/** Reports what lies beside the folders of the content. Plain `.txt` files are lists. */
export function checkRootFiles(names: readonly string[]): Diagnostic[] {
  return names
    .filter((name) => !folders.includes(name) && name !== 'README.md' && !name.endsWith('.txt'))
    .map((name) => misplaced(name, `en fil i en af mapperne ${folders.join(', ')}`));
}

/**
 * Reports articles whose name can be no address, legal pages that are missing, those that the footer does not link to, and
 * texts about no case.
 */
export function checkFileNames({ articles, legal, cases, data }: ReadFiles): Diagnostic[] {
  const ids = data.cases?.map(({ id }) => id);
  const linked = legalLinks.map(({ path }) => path);
  const expected = `${linked.map((path) => `${path.slice(1)}.mdx`).join(', ')}: filnavnet er adressen, og en ny juridisk side kræver en udvikler`;
  return [
    ...articles.flatMap(({ slug }) => {
      const name = articleNameAdvice(slug);
      return name ? [{ ...misplaced(`artikler/${slug}.mdx`, name.expected), ...name }] : [];
    }),
    ...linked
      .filter((path) => legal.every((each) => each.path !== path))
      .map((path) => missing(`content/juridisk${path}.mdx`)),
    ...legal
      .filter(({ path }) => !linked.includes(path))
      .map(({ slug }) => misplaced(`juridisk/${slug}.mdx`, expected)),
    ...cases
      .filter(({ slug }) => ids?.includes(slug) === false)
      .map(({ slug }) =>
        misplaced(`cases/${slug}.mdx`, `id på en case i data/cases.yaml: ${ids?.join(', ')}`),
      ),
  ];
}

function misplaced(path: string, expected: string): Diagnostic {
  const found = path.slice(path.lastIndexOf('/') + 1);
  return { file: `content/${path}`, line: 1, where: 'filnavn', found, expected };
}
