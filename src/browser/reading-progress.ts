import type { Article } from '#src/content/types.ts';

type Measure = 'scrollTop' | 'viewport' | 'documentHeight' | 'contentTop' | 'contentHeight';

/** Distance in px before the content at which `indhold` starts to count. */
const contentLead = 200;

/**
 * Returns the reading progress, 0-100 percent, of measures in px.
 * `side`: share of the scrollable distance. `dokument`: share of the whole document that has been in view.
 * `indhold`: scroll position relative to the height of the content.
 */
export function readingProgress(
  reading: Article['reading']['progress'],
  at: Readonly<Record<Measure, number>>,
): number {
  const share = {
    side: at.scrollTop / (at.documentHeight - at.viewport),
    dokument: at.scrollTop <= 0 ? 0 : (at.scrollTop + at.viewport) / at.documentHeight,
    indhold: (at.scrollTop - at.contentTop + contentLead) / at.contentHeight,
  }[reading];
  return Number.isNaN(share) ? 100 : Math.min(100, Math.max(0, share * 100));
}
