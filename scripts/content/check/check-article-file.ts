import type { ArticleFields } from '#src/content/types.ts';
import { imageOf } from '../checked-page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Pictures } from '../read-pictures.ts';
import type { TextFile } from '../read-text-files.ts';
import { articleNameDiagnostic } from './article-name.ts';
import { checkNewArticleText } from './check-new-article-text.ts';
import { checkNamedPicture } from './check-pictures.ts';

/** Checks the name of an article's file, and that nothing in a published one waits to be made or written. */
export function checkArticleFile(
  { file, slug, fields, source, lineOf }: TextFile<ArticleFields>,
  isPublished: (fields: ArticleFields) => boolean,
  pictures: Pictures,
): Diagnostic[] {
  const name = articleNameDiagnostic(slug);
  const picture = { file, line: lineOf('billede'), where: 'billede' };
  return [
    ...(name ? [{ file, line: 1, where: 'filnavn', found: `${slug}.mdx`, ...name }] : []),
    ...(fields && isPublished(fields)
      ? checkNamedPicture('artikler', imageOf(fields), picture, pictures)
      : []),
    ...(fields && !fields.draft ? checkNewArticleText(file, source) : []),
  ];
}
