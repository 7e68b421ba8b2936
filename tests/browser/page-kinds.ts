import { fileToPath } from '#src/lib/paths.ts';
import { paths } from '#src/site/pages.ts';
import { builtFiles } from '../build/built-site.ts';
import { longestArticle } from '../build/longest-article.ts';
import { content } from '../fixtures/published-content.ts';

// A case has a page only when it has a text.
const casePage = builtFiles().find((file) => /^cases\/.*\.html$/.test(file));
const notFound: readonly string[] = [paths.notFound, paths.unknownArticle];
const sitePages = content.sitePages.map(({ path }) => path).filter((path) => !notFound.includes(path));
const legal = content.textPages.find(({ kind }) => kind === 'legal');

/** Every page of sections, and one page for each other template. Pages of the same template share components and styles. */
export const pageKinds: readonly string[] = [
  ...sitePages,
  longestArticle().path,
  ...(legal ? [legal.path] : []),
  ...(casePage ? [fileToPath(casePage)] : []),
];
