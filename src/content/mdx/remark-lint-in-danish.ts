import type { Root } from 'mdast';
import remarkLintHeadingStyle from 'remark-lint-heading-style';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import type { Diagnostic } from '../diagnostic.ts';
import { componentSpecs } from './component-specs.ts';
import { reportOf } from './report.ts';

type Advice = Omit<Diagnostic, 'file' | 'line' | 'found'>;

const comment: Advice = {
  where: 'note',
  expected: 'en note til dig selv skrives {/* … */}',
  example: '{/* skal tjekkes med kunden */}',
};
const footnote: Advice = {
  where: 'fodnote',
  expected: 'et link på ordene eller en <Kilde> efter dem',
  example: componentSpecs.Kilde.example,
};

/** What is meant by words in brackets that have no address, from what stands there to what to write. */
const brackets: readonly (readonly [pattern: RegExp, advice: Advice | null])[] = [
  // `remarkPinnedIds` and `remarkComponents` report these.
  [/^\[[^[\]]*\](?:\[[^\]]*\]| ?\()/, null],
  [/^\^?\[\^|^\^\[/, footnote],
  [
    /^@?\[\[?_?toc\d?_?\]/i,
    { where: 'indholdsliste', expected: 'ingenting: indholdslisten kommer af overskrifterne' },
  ],
  [
    /^!\[\[/,
    {
      where: 'billede',
      expected: 'komponenten Figur, som kræver alt-tekst',
      example: componentSpecs.Figur.example,
    },
  ],
  [/^\[\[/, { where: 'link', expected: 'et link med adresse' }],
  [
    /^\[!/,
    { where: 'boks', expected: 'komponenten Note eller Eksempel', example: componentSpecs.Note.example },
  ],
  // Brackets without a letter are a number or omitted words.
  [
    /^\[[^\]]*\p{L}/u,
    {
      where: 'link',
      expected: 'et link med adresse, eller \\[ for en kantet parentes',
    },
  ],
];

/** Rules of remark-lint, and the plugin that reports what they find. */
export const lintInDanish: PluggableList = [
  [remarkLintHeadingStyle, 'atx'],
  remarkLintNoUnusedDefinitions,
  remarkLintNoUndefinedReferences,
  remarkLintInDanish,
];

type Span = { readonly line: number; readonly from: number; readonly to: number };

/** Reports the messages of remark-lint as diagnostics: in Danish, with what stands there and what to write. */
function remarkLintInDanish() {
  return (_tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const source = String(file);
    const spansOf = (rule: string) =>
      file.messages.flatMap(({ ruleId, place }): Span[] => {
        if (ruleId !== rule || !place || !('start' in place)) return [];
        const { start, end } = place;
        return [{ line: start.line, from: start.offset ?? 0, to: end.offset ?? 0 }];
      });
    const add = (line: number, found: string, advice: Advice) => diagnostics.push({ line, found, ...advice });

    for (const { line, from, to } of spansOf('heading-style'))
      add(line, ...setextHeading(source.slice(from, to)));
    for (const { line, from, to } of spansOf('no-unused-definitions')) {
      const text = source.slice(from, to);
      add(line, text.split('\n')[0] ?? '', unusedDefinition(text));
    }
    const references = spansOf('no-undefined-references');
    for (const { line, from, to } of references) {
      // `[[side]]` is a pair of brackets in another, and both are found.
      if (references.some((other) => other.from < from && to < other.to)) continue;
      if (isAnchor(source, from, to)) continue;
      const start = /[!^@]/.test(source[from - 1] ?? '') ? from - 1 : from;
      const [, advice] = brackets.find(([pattern]) => pattern.test(source.slice(start, to + 2))) ?? [];
      if (!advice) continue;
      const found = source.slice(start, to);
      const link = `[${found.replace(/[[\]]/g, '').trim()}](/adressen)`;
      add(line, found, advice.where === 'link' ? { ...advice, example: link } : advice);
    }
    file.messages.length = 0;
  };
}

/** Whether brackets end a heading: `remarkPinnedIds` reads them. */
function isAnchor(source: string, from: number, to: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', from) + 1, to);
  return /^ *#{1,6}\s/.test(line) && /^[ \t\r]*(?:\n|$)/.test(source.slice(to));
}

function setextHeading(text: string): [found: string, advice: Advice] {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.at(-1) ?? '';
  const last = lines.at(-2) ?? '';
  return [
    `»${last.length > 60 ? `${last.slice(0, 59)}…` : last}« over ${line.slice(0, 10)}`,
    {
      where: 'overskrift',
      expected: `## foran en overskrift, eller en tom linje mellem teksten og ${line.slice(0, 3)}`,
      example: `## ${line.startsWith('=') && last ? last : 'Mit afsnit'}`,
    },
  ];
}

function unusedDefinition(text: string): Advice {
  if (text.startsWith('[^')) return footnote;
  if (/^\[(?:\/\/|comment)\]:/i.test(text)) return comment;
  const expected = 'et link, der bruger adressen; ellers slet linjen';
  return { where: 'link', expected, example: `[navnet på siden]${/^\[[^\]]*\]/.exec(text)?.[0] ?? ''}` };
}
