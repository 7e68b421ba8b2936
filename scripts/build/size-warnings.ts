/** In bytes, uncompressed: about 30 KB on the way to a visitor. */
const maxPageSize = 120_000;
/** In bytes. */
const maxPictureSize = 120_000;

const picture = /\.(?:avif|webp|png|jpe?g)$/;

/** Returns a warning for each page and picture that is heavy to load on a phone, by file and size in bytes. */
export function sizeWarnings(files: ReadonlyMap<string, number>): string[] {
  return [...files].flatMap(([file, size]) => {
    const kilobytes = `${Math.round(size / 1000)} kB`;
    if (file.endsWith('.html') && size > maxPageSize) {
      return `${file} fylder ${kilobytes}, før den pakkes. Del teksten, hvis det kan lade sig gøre.`;
    }
    return picture.test(file) && size > maxPictureSize
      ? `${file} fylder ${kilobytes}. Et billede bør højst fylde ${maxPictureSize / 1000} kB.`
      : [];
  });
}
