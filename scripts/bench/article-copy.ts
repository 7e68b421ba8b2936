/** Returns an article as another one: no two may have the same title and description. */
export function articleCopy(source: string, number: number): string {
  return source
    .replace(/^titel: .*$/m, `titel: 'Artikel nummer ${number}'`)
    .replace(/^beskrivelse: .*$/m, `beskrivelse: 'Nummer ${number}: ${'en artikel mere '.repeat(5)}'`);
}
