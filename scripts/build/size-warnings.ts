/** Files that are heavy to load on a phone: which, from how many kB, and what to say. Of texts a third or less is sent. */
const limits: readonly (readonly [files: RegExp, kilobytes: number, advice: string])[] = [
  [/\.html$/, 120, ', før den pakkes. Del teksten, hvis det kan lade sig gøre.'],
  [/\.(?:avif|webp|png|jpe?g)$/, 120, '. Et billede bør højst fylde 120 kB.'],
  [/^soegning\//, 1000, ', før den pakkes. Den første søgning bliver langsom på en telefon.'],
];

/** Returns a warning for each page, picture and index of the search that is too heavy, by file and size in bytes. */
export function sizeWarnings(files: ReadonlyMap<string, number>): string[] {
  return [...files].flatMap(([file, size]) =>
    limits
      .filter(([kind, kilobytes]) => kind.test(file) && size > kilobytes * 1000)
      .map(([, , advice]) => `${file} fylder ${Math.round(size / 1000)} kB${advice}`),
  );
}
