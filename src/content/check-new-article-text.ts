import type { Diagnostic } from './diagnostic.ts';
import { articleFields } from './front-matter-schema.ts';
import { newArticleText } from './new-article-text.ts';
import type { Article } from './types.ts';

// Shorter ones could be a writer's own.
const sentences = newArticleText.split(/\n|(?<=[.?])\s+/).filter((sentence) => sentence.length >= 20);

/** Reports what `npm run new` wrote as help and the writer has left in an article that is no draft. */
export function checkNewArticleText(
  article: Article,
  source: string,
  lineOf: (field: string) => number,
): Diagnostic[] {
  const { file } = article;
  const fields = Object.entries(articleFields).flatMap(
    ([where, [key, , { rule, example }]]): Diagnostic[] => {
      const [found] = /skriv her.*/i.exec(String(article[key])) ?? [];
      return found
        ? [{ file, line: lineOf(where), where, found, expected: `din egen tekst: ${rule}`, example }]
        : [];
    },
  );
  const expected = 'din egen tekst: hjælpen fra `npm run new` skal slettes, før artiklen kommer ud';
  const left = sentences.filter((sentence) => source.includes(sentence));
  const lines = new Map(
    left.map((found) => [source.slice(0, source.indexOf(found)).split('\n').length, found]),
  );
  return [
    ...fields,
    ...[...lines].map(([line, found]) => ({ file, line, where: 'teksten', found, expected })),
  ];
}
