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

type LaunchItems = {
  readonly invented: readonly LaunchItem[];
  readonly unconfirmed: readonly LaunchItem[];
  /** What only the owner can know. The site says nothing about it, or something that is true either way. */
  readonly questions: readonly LaunchItem[];
};

/** Formats the report: invented content, unconfirmed terms and open questions with file and line, then the total. */
export function launchReport({ invented, unconfirmed, questions }: LaunchItems): string {
  const all = [...invented, ...unconfirmed, ...questions];
  if (all.length === 0) return 'Alt er sat ind. Siden kan gå i luften.';
  const width = Math.max(...all.map((item) => location(item).length));
  const list = (heading: string, items: readonly LaunchItem[]) =>
    items.length
      ? [heading, '', ...items.map((item) => `  ${location(item).padEnd(width)}  ${item.description}`), '']
      : [];
  return [
    ...list('Opfundet indhold, som skal skiftes ud, før siden går i luften:', invented),
    ...list('Vilkår og løfter, som ingen har givet endnu: bekræft dem, eller skriv dem om:', unconfirmed),
    ...list('Åbne spørgsmål, som kun ejeren kan svare på:', questions),
    all.length === 1 ? '1 punkt tilbage.' : `${all.length} punkter tilbage.`,
  ].join('\n');
}

const location = ({ file, line }: LaunchItem) => `${file}:${line}`;
