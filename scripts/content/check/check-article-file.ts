import type { Article } from '#src/content/types.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Pictures } from '../read-pictures.ts';
import type { TextFile } from '../read-text-files.ts';
import { articleNameDiagnostic } from './article-name.ts';
import { checkNamedPicture } from './check-pictures.ts';

/** Checks the name of an article's file, and that nothing in a published one waits to be made or written. */
export function checkArticleFile(
  { file, slug, page, source, lineOf }: TextFile<Article>,
  isPublished: (page: Article) => boolean,
  pictures: Pictures,
): Diagnostic[] {
  const name = articleNameDiagnostic(slug);
  const picture = { file, line: lineOf('billede'), where: 'billede' };
  return [
    ...(name ? [{ file, line: 1, where: 'filnavn', found: `${slug}.mdx`, ...name }] : []),
    ...(page && isPublished(page) ? checkNamedPicture('artikler', page.image, picture, pictures) : []),
    ...(page && !page.draft ? checkPlaceholders(file, source) : []),
  ];
}

/** Reports what `npm run new` has left for the writer to fill in. */
function checkPlaceholders(file: string, source: string): Diagnostic[] {
  const expected = 'din egen tekst i stedet for den, `npm run new` skrev';
  return source.split('\n').flatMap((found, index) => {
    if (!found.includes('SKRIV HER')) return [];
    return [{ file, line: index + 1, where: 'hjælpetekst', found, expected }];
  });
}
