/** Folders of content/billeder whose pictures front matter and data files name; every other has the figures of one article. */
export const namedPictures = /^(?:artikler|cases|hold)\//;

/** Returns the path in public/billeder of a picture in content/billeder, without size and ending. */
export function resizedPath(name: string): string {
  const path = name.replace(/\.\w+$/, '');
  return namedPictures.test(name) ? path : `indhold/${path}`;
}
