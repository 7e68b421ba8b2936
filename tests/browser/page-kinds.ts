import { paths } from '#src/site/pages.ts';
import { longestArticle } from '../build/longest-article.ts';
import { content } from '../fixtures/published-content.ts';

const notFound: readonly string[] = [paths.notFound, paths.unknownArticle];
const sitePages = content.sitePages.map(({ path }) => path).filter((path) => !notFound.includes(path));
// A case has a page only when it has a text.
const textPages = (['legal', 'case'] as const).flatMap(
  (kind) => content.textPages.find((page) => page.kind === kind)?.path ?? [],
);

/** Every page of sections, and one page for each other template. Pages of the same template share components and styles. */
export const pageKinds: readonly string[] = [...sitePages, longestArticle().path, ...textPages];
