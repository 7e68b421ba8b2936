import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '#src/components/Breadcrumbs.tsx';
import { textPages } from '#src/content/collections.ts';
import { longDate } from '#src/lib/danish-date.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { CriticalStyles } from './CriticalStyles.tsx';
import styles from './Legal.module.css';
import { TextLayout } from './text/TextLayout.tsx';

/** Legal page: text, table of contents and the date of the last change. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const page = textPages.find((legal) => legal.path === path);
  if (!page) throw new Error(`No legal page at ${path}`);
  const crumbs = [{ name: page.title, path: page.path }];

  return (
    <>
      <CriticalStyles of="legal" />
      <PageHead path={path} title={page.title} description={page.description} crumbs={crumbs} />
      <TextLayout
        page={page}
        hero={
          <header className={styles.head}>
            <div className="wrap">
              <Breadcrumbs items={crumbs} />
              <h1>{page.title}</h1>
              <p className="soft">
                Opdateret <time dateTime={page.updated}>{longDate(page.updated)}</time>
              </p>
            </div>
            <div className="scale" />
          </header>
        }
      />
    </>
  );
}
