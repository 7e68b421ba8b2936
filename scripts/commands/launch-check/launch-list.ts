export type LaunchItem = { readonly file: string; readonly line: number; readonly description: string };

/**
 * Returns the line number of a field in a nested object literal: for `address.street` that of the first `street:`
 * after `address:`. Returns 1 if there is none.
 */
export function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  let last = -1;
  for (const key of field.split('.')) {
    const found = lines.findIndex((line, index) => index > last && line.trimStart().startsWith(`${key}:`));
    if (found === -1) return 1;
    last = found;
  }
  return last + 1;
}

/** Returns the number of the first line that contains the words, or 0 if none does. */
export function lineOfWords(source: string, words: string): number {
  return source.split('\n').findIndex((line) => line.includes(words)) + 1;
}

/**
 * Returns the terms and promises of a text that the owner has not confirmed. A comment marks each in the line before:
 * `bekræft: to runder rettelser er med i pakkens pris`.
 */
export function termsToConfirm(file: string, source: string): LaunchItem[] {
  return source.split('\n').flatMap((text, index) => {
    const description = /(?:\/\/|#|\{\/\*) bekræft: (.+?)(?: \*\/\})?$/.exec(text)?.[1];
    return description ? { file, line: index + 1, description } : [];
  });
}

/**
 * Returns the places where a page or an article shows one of these cases: the page names it by its id, the article by
 * its picture in `cases/`. `names` are the ids and pictures.
 */
export function shownCases(file: string, source: string, names: ReadonlySet<string>): LaunchItem[] {
  const pattern = file.endsWith('.mdx') ? /"cases\/([\w-]+)/g : /["']([\w-]+)["']/g;
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(pattern)]
        .filter(([, name = '']) => names.has(name))
        .map(([, name]) => ({ file, line: index + 1, description: `viser den opfundne case ${name}` })),
    );
}

type LaunchItems = {
  readonly invented: readonly LaunchItem[];
  readonly unconfirmed: readonly LaunchItem[];
  /** What only the owner can know. The site says nothing about it, or something that is true either way. */
  readonly questions: readonly LaunchItem[];
  /** Variables of webhooks that would lose a visitor's lead. */
  readonly webhooks: readonly { readonly variable: string; readonly description: string }[];
};

/** Formats the report: what is invented, unconfirmed, unanswered or out of order, each with its place, then the total. */
export function launchReport({ invented, unconfirmed, questions, webhooks }: LaunchItems): string {
  const sections: readonly Section[] = [
    ['Opfundet indhold, som skal skiftes ud, før siden går i luften:', invented.map(inFile)],
    [
      'Vilkår og løfter, som ingen har givet endnu: bekræft dem, eller skriv dem om:',
      unconfirmed.map(inFile),
    ],
    ['Åbne spørgsmål, som kun ejeren kan svare på:', questions.map(inFile)],
    [
      'Modtagere af formularerne, som ikke får, hvad kunderne sender:',
      webhooks.map(({ variable, description }) => [variable, description]),
    ],
  ];
  const all = sections.flatMap(([, rows]) => rows);
  if (all.length === 0) return 'Alt er sat ind. Siden kan gå i luften.';
  const width = Math.max(...all.map(([place]) => place.length));
  return [
    ...sections.flatMap(([heading, rows]) =>
      rows.length
        ? [heading, '', ...rows.map(([place, text]) => `  ${place.padEnd(width)}  ${text}`), '']
        : [],
    ),
    all.length === 1 ? '1 punkt tilbage.' : `${all.length} punkter tilbage.`,
  ].join('\n');
}

type Row = readonly [place: string, description: string];
type Section = readonly [heading: string, rows: readonly Row[]];

const inFile = ({ file, line, description }: LaunchItem): Row => [`${file}:${line}`, description];
