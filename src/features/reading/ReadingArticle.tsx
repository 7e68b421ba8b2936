import type { ReactNode } from 'react';
import type { Article } from '#src/content/types.ts';

type ReadingArticleProps = {
  reading: Article['reading'];
  children: ReactNode;
};

/** The article of a page that `src/browser/reading.ts` follows with its progress bar and contents list. */
export function ReadingArticle({ reading, children }: ReadingArticleProps) {
  const { progress, band, point, offset, belowHeader } = reading;
  return (
    <article
      data-reading={progress}
      data-band={band.join(' ')}
      data-point={point ?? undefined}
      data-offset={offset}
      data-below-header={belowHeader || undefined}
    >
      {children}
    </article>
  );
}
