export type LaunchItem = { readonly file: string; readonly line: number; readonly what: string };

/**
 * The line of `source` that sets a field of a nested object literal, the outermost first: for `address.street`
 * the line of `street:` below the line of `address:`. 1 when there is none.
 */
export function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  let at = -1;
  for (const key of field.split('.')) {
    const found = lines.findIndex((line, index) => index > at && line.trimStart().startsWith(`${key}:`));
    if (found === -1) return 1;
    at = found;
  }
  return at + 1;
}

/** The line of `source` that holds the words, 0 when none does. */
export function lineOfWords(source: string, words: string): number {
  return source.split('\n').findIndex((line) => line.includes(words)) + 1;
}

/** Everything that is invented, then what the owner has yet to stand by, each with its place; then the count. */
export function launchReport(invented: readonly LaunchItem[], unconfirmed: readonly LaunchItem[]): string {
  const all = [...invented, ...unconfirmed];
  if (all.length === 0) return 'Alt er sat ind. Siden kan gå i luften.';
  const width = Math.max(...all.map((item) => place(item).length));
  const list = (heading: string, items: readonly LaunchItem[]) =>
    items.length
      ? [heading, '', ...items.map((item) => `  ${place(item).padEnd(width)}  ${item.what}`), '']
      : [];
  return [
    ...list('Opfundet indhold, som skal skiftes ud, før siden går i luften:', invented),
    ...list('Vilkår og løfter, som ingen har givet endnu: bekræft dem, eller skriv dem om:', unconfirmed),
    all.length === 1 ? '1 punkt tilbage.' : `${all.length} punkter tilbage.`,
  ].join('\n');
}

const place = ({ file, line }: LaunchItem) => `${file}:${line}`;

const monthName = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2000, index)));

/** Does `november 2026` lie before the month of the day `2026-12-01`? A month that is no month counts as over. */
export function monthIsOver(month: string, day: string): boolean {
  const [name = '', year = ''] = month.split(' ');
  const number = months.indexOf(name) + 1;
  return number === 0 || `${year}-${String(number).padStart(2, '0')}` < day.slice(0, 7);
}
