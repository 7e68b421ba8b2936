/** The address that the build replaces by the sheet of what follows. */
export const belowFoldSheet = '/below-fold.css';

/**
 * Stands where the first view of a page ends. The build puts the styles of what comes before into the page's head,
 * and links here the sheet of the rest: the first view is painted without waiting for it, and what follows is never
 * seen without its styles.
 */
export function BelowFold() {
  return <link rel="stylesheet" href={belowFoldSheet} />;
}
