import { fileToPath } from '#src/lib/paths.ts';
import { legalLinks } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { builtFiles } from '../build/built-site.ts';
import { longestArticle } from '../build/longest-article.ts';

// A case has a page only when it has a text.
const casePage = builtFiles().find((file) => /^cases\/.*\.html$/.test(file));

/** One page for each page template. Pages of the same template share components and styles. */
export const pageKinds: readonly string[] = [
  ...[...Object.values(pages), longestArticle(), ...legalLinks.slice(0, 1)].map(({ path }) => path),
  ...(casePage ? [fileToPath(casePage)] : []),
];
