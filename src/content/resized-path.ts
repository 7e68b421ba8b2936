/** Returns the path in public/billeder of a picture in content/billeder, without size and ending. */
export function resizedPath(name: string): string {
  const path = name.replace(/\.\w+$/, '');
  return /^(?:artikler|cases|hold)\//.test(name) ? path : `indhold/${path}`;
}
