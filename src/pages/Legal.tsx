import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '#src/components/Breadcrumbs.tsx';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import { textPages } from '#src/content/collections.ts';
import { textOf } from '#src/content/texts.ts';
import { ReadingArticle } from '#src/features/reading/ReadingArticle.tsx';
import { TextColumns } from '#src/features/reading/TextColumns.tsx';
import { longDate } from '#src/lib/danish-date.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { allMdxComponents } from './all-mdx-components.tsx';
import { CriticalStyles } from './CriticalStyles.tsx';
import styles from './Legal.module.css';

/** Legal page: text, table of contents and the date of the last change. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const page = textPages.find((legal) => legal.path === path);
  if (!page) throw new Error(`No legal page at ${path}`);
  const Text = use(textOf(page));
  const crumbs = [{ name: page.title, path: page.path }];

  return (
    <>
      <CriticalStyles of="legal" />
      <PageHead path={path} title={page.title} description={page.description} crumbs={crumbs} />
      <ReadingArticle reading={page.reading}>
        <header className={styles.head} data-theme="shallow">
          <div className="wrap">
            <Breadcrumbs items={crumbs} />
            <h1>{page.title}</h1>
            <p className="soft">
              Opdateret <time dateTime={page.updated}>{longDate(page.updated)}</time>
            </p>
          </div>
          <div className="scale" />
        </header>
        <SiteStylesheet />
        <TextColumns toc={page.toc}>
          <Text components={allMdxComponents} />
        </TextColumns>
      </ReadingArticle>
    </>
  );
}
