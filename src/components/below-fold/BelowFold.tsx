/** URL of the placeholder link, which the build replaces with markup that loads the styles below the fold. */
export const belowFoldPlaceholder = '/below-fold.css';

/**
 * Marks the end of a page's first view. The build inlines the critical CSS of everything before it in the head and
 * loads the remaining styles here: the first view renders without waiting for them, and the content below is never
 * shown unstyled.
 */
export function BelowFold() {
  return <link rel="stylesheet" href={belowFoldPlaceholder} />;
}
