import { legalLinks } from '#src/site/navigation.ts';
import { type Diagnostic, missing } from '../diagnostic.ts';
import type { ReadFiles } from '../read-files.ts';
import { articleNameAdvice } from './article-name.ts';
import { misplaced } from './check-unread-files.ts';

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
