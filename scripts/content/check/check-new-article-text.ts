import type { Diagnostic } from '../diagnostic.ts';
import { newArticleText } from '../new-article-text.ts';
import { articleFields } from '../schema/front-matter-schema.ts';

const empty = { title: '', slug: '', today: '' };
const initial = Object.values(articleFields).flatMap(([, , help]) =>
  'initial' in help ? help.initial(empty) : '',
);
const help = [
  ...initial.map(String).filter((value) => /skriv her/i.test(value)),
  // Shorter ones could be a writer's own.
  ...newArticleText.split(/\n|(?<=[.?])\s+/).filter((sentence) => sentence.length >= 20),
];

/** Reports what `npm run new` wrote as help and the writer has left in an article that is no draft. */
export function checkNewArticleText(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, index) => {
    const found = help.find((sentence) => line.includes(sentence));
    const expected = 'din egen tekst: hjælpen fra `npm run new` skal slettes, før artiklen kommer ud';
    return found === undefined ? [] : [{ file, line: index + 1, where: 'hjælpetekst', found, expected }];
  });
}
