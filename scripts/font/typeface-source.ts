/** The site's typeface: the one place that names it. After a change, run `npm run font`. */
export const typefaceSource = {
  /** As CSS calls it. */
  name: 'Schibsted Grotesk',
  /** The package that has it, its variable font and its licence. */
  package: '@fontsource-variable/schibsted-grotesk',
  file: 'files/schibsted-grotesk-latin-wght-normal.woff2',
  licence: 'LICENSE',
  weights: { min: 400, max: 800 },
} as const;

/** Path of the complete font in the project. */
export const typefaceFile = `node_modules/${typefaceSource.package}/${typefaceSource.file}`;
