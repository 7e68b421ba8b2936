import type { Diagnostic } from './diagnostic.ts';
import { articleFields } from './front-matter-schema.ts';
import { newArticleText } from './new-article-text.ts';
import type { Article } from './types.ts';

const sentences = newArticleText
  .split('\n')
  .flatMap((line) => (line.startsWith('##') ? `\n${line}\n` : line.split(/(?<=[.?])\s+/)))
  // Shorter ones could be a writer's own.
  .filter((sentence) => sentence.length >= 20);

/** Reports what `npm run new` wrote as help and the writer has left in an article that is no draft. */
export function checkNewArticleText(
  article: Article,
  source: string,
  lineOf: (field: string) => number,
): Diagnostic[] {
  const { file, title, slug, date } = article;
  const fields = Object.entries(articleFields).flatMap(([name, [key, , help]]): Diagnostic[] => {
    const initial = 'initial' in help ? help.initial({ title, slug, today: date }) : '';
    // The part that does not depend on the title, which may have changed.
    const prompt = typeof initial === 'string' ? /skriv her.*/i.exec(initial)?.[0] : undefined;
    if (!prompt || !String(article[key]).endsWith(prompt)) return [];
    return [
      {
        file,
        line: lineOf(name),
        where: name,
        found: prompt,
        expected: `din egen tekst: ${help.expected}`,
        example: help.example,
      },
    ];
  });
  const text = source.replaceAll('\r\n', '\n');
  const lines = new Map(
    sentences
      .filter((sentence) => text.includes(sentence))
      .map((sentence) => [
        text.slice(0, text.indexOf(sentence)).split('\n').length + Number(sentence.startsWith('\n')),
        sentence.trim(),
      ]),
  );
  const expected = 'din egen tekst: hjælpen fra `npm run new` skal slettes, før artiklen kommer ud';
  return [
    ...fields,
    ...[...lines].map(([line, found]) => ({ file, line, where: 'teksten', found, expected })),
  ];
}
