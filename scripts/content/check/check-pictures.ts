import { existsSync } from 'node:fs';
import { resizedPath } from '#src/content/resized-path.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadFiles } from '../read-content.ts';
import { writtenPicture } from '../resized-pictures.ts';

/** A picture that a field names, without its ending, in a folder of content/billeder. */
type Named = {
  readonly folder: 'artikler' | 'cases' | 'hold';
  readonly image: string;
  readonly place: Place;
};

const unsized = (name: string) => ({
  found: `${name}, som mangler sine størrelser`,
  expected: 'et billede, som `npm run pictures` har lavet',
  example: 'npm run pictures',
});

/**
 * Checks that the pictures of texts and of data exist. In a published text, and in data, they must have their sizes for phone
 * and computer.
 */
export function checkPictures(read: ReadFiles): Diagnostic[] {
  const { files, shown, shownArticles, data, placeInData, pictures } = read;
  const paths = new Set(shown.map(({ path }) => path));
  const cases = (data.cases ?? []).flatMap(({ image, closeUps }, index): Named[] => {
    const named = (image: string, ...field: PropertyKey[]) => {
      const place = placeInData('cases', ['poster', index, ...field, 'billede']);
      return { folder: 'cases' as const, image, place };
    };
    return [named(image), ...closeUps.map((each, at) => named(each.image, 'udsnit', at))];
  });
  const figures = files.flatMap(({ file, path, text }) =>
    (text?.pictures ?? []).flatMap(({ file: name, line }): Diagnostic[] => {
      const place = { file, line, where: '<Figur billede>' };
      if (pictures.names.has(name))
        return paths.has(path) && pictures.unsized.has(name) ? [{ ...place, ...unsized(name) }] : [];
      // Any case may be meant while the data is invalid.
      const isCase =
        name.startsWith('cases/') &&
        (!data.cases || cases.some(({ image }) => name === `cases/${image}.webp`));
      if (isCase || isExternalPicture(name)) return [];
      const expected = 'en fil, der findes i content/billeder: mappe/navn.svg, .webp, .png eller .jpg';
      return [{ ...place, found: name, expected, example: nearest(name, [...pictures.names]) }];
    }),
  );
  const ofArticles = shownArticles.map(({ page: { image }, at }): Named => {
    return { folder: 'artikler', image, place: at('billede') };
  });
  const ofTeam = (data.team ?? []).flatMap(({ image }, index): Named | [] =>
    image ? { folder: 'hold', image, place: placeInData('hold', ['poster', index, 'billede']) } : [],
  );
  const named = [...ofArticles, ...cases, ...ofTeam].flatMap(({ folder, image, place }): Diagnostic[] => {
    const source = [...pictures.names].find((name) => resizedPath(name) === `${folder}/${image}`);
    if (source) return pictures.unsized.has(source) ? [{ ...place, ...unsized(source) }] : [];
    if (existsSync(writtenPicture(`${folder}/${image}`))) return [];
    const expected = `et billede, der ligger i content/billeder/${folder}`;
    return [{ ...place, found: `"${image}"`, expected }];
  });
  return [...figures, ...named];
}
