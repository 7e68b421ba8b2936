import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { resizedPath } from '#src/content/resized-path.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import type { FileDiagnostic, Place } from '../../lib/diagnostic.ts';
import { nearest } from '../../lib/nearest.ts';
import type { ReadFiles } from '../read-files.ts';
import { writtenPicture } from '../resized-pictures.ts';

/** Checks that the pictures of texts and of data exist and have their sizes for phone and computer. */
export function checkPictures(read: ReadFiles): FileDiagnostic[] {
  const { names, unsized } = read.pictures;
  const checkSizes = (name: string, place: Place): FileDiagnostic[] => {
    const found = `${name}, som mangler sine størrelser`;
    const expected = 'et billede, som `npm run pictures` har lavet';
    return unsized.has(name) ? [{ ...place, found, expected, example: 'npm run pictures' }] : [];
  };
  const figures = read.checked.flatMap(({ file, text }) =>
    (text?.pictures ?? []).flatMap(({ name, line }): FileDiagnostic[] => {
      const place = { file, line, where: 'billede' };
      if (names.has(name)) return checkSizes(name, place);
      // Pictures of cases are drawn: public/billeder alone has them.
      const isOfCase = name.startsWith('cases/') && existsSync(writtenPicture(resizedPath(name)));
      if (isOfCase || isExternalPicture(name)) return [];
      const expected =
        'en fil, der ligger i content/billeder: mappe/navn.svg, .webp, .png eller .jpg. Er billedet nyt, så læg det dér, og kør `npm run pictures`';
      return [{ ...place, found: name, expected, example: nearest(name, [...names]) }];
    }),
  );
  const fields = picturesInFields(read).flatMap(({ path, place }): FileDiagnostic[] => {
    const source = [...names].find((name) => resizedPath(name) === path);
    if (source) return checkSizes(source, place);
    if (existsSync(writtenPicture(path))) return [];
    const expected = `et billede, der ligger i content/billeder/${dirname(path)}`;
    return [{ ...place, found: `"${basename(path)}"`, expected }];
  });
  return [...figures, ...fields];
}

/** Returns the pictures that fields of articles and data name, by their path in public/billeder. */
function picturesInFields({ checkedArticles, data: { cases = [], team = [] }, placeInData }: ReadFiles) {
  return [
    ...checkedArticles.flatMap(({ page, at }) =>
      page ? { path: `artikler/${page.image}`, place: at('billede') } : [],
    ),
    ...cases.flatMap(({ image, closeUps }, index) => {
      const inCase = (name: string, ...field: PropertyKey[]) => ({
        path: `cases/${name}`,
        place: placeInData('cases', ['poster', index, ...field, 'billede']),
      });
      return [inCase(image), ...closeUps.map((each, at) => inCase(each.image, 'udsnit', at))];
    }),
    ...team.flatMap(({ image }, index) => {
      const place = placeInData('hold', ['poster', index, 'billede']);
      return image ? { path: `hold/${image}`, place } : [];
    }),
  ];
}
