import { useLocation } from 'react-router-dom';
import { ArticleCard } from '#src/components/ArticleCard.tsx';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { articles } from '#src/content/collections.ts';
import { Island } from '#src/islands/Island.tsx';
import { shortDate } from '#src/lib/danish-date.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { pages } from '#src/site/pages.ts';
import { CriticalStyles } from './CriticalStyles.tsx';
import styles from './Overview.module.css';
import { articlesPerPage, overviewPageCount, overviewPagePath } from './overview-pages.ts';

/** Pages /artikler and /artikler/side/{page}, and the page for an unknown article: search, cards, pagination. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const page = Number(/\/side\/(\d+)$/.exec(path)?.[1] ?? 1);
  const notFound = path !== overviewPagePath(page);
  const pageCount = overviewPageCount(articles.length);
  const shown = articles.slice((page - 1) * articlesPerPage, page * articlesPerPage);
  const suffix = page > 1 ? `, side ${page} af ${pageCount}` : '';
  const crumbs = [...pages.articles.crumbs, ...(page > 1 ? [{ name: `Side ${page}`, path }] : [])];

  return (
    <>
      <CriticalStyles of="overview" />
      <PageHead
        path={path}
        title={notFound ? 'Artiklen blev ikke fundet' : `${pages.articles.title}${suffix}`}
        description={
          notFound
            ? 'Adressen fører ikke til en artikel. Søg, eller vælg en artikel om hjemmesider, priser, design og søgemaskiner fra oversigten.'
            : pages.articles.description.replace(/\.$/, `${suffix}.`)
        }
        keywords={pages.articles.keywords}
        noIndex={notFound}
        crumbs={notFound ? undefined : crumbs}
      />
      <div className={styles.head}>
        <PageHero
          title="Artikler"
          lead="Det, vi ved om hjemmesider, priser og SEO, skrevet, så du kan bruge det."
          breadcrumbs={crumbs}
        >
          {notFound && (
            <p className={styles.notFound} role="status" data-not-found>
              Artiklen blev ikke fundet. Den kan være flyttet eller have skiftet navn. Søg efter den, eller
              vælg en anden herunder.
            </p>
          )}
        </PageHero>
      </div>
      <div className={`wrap ${styles.room}`}>
        <Island name="article-search" when="intent" />
        <div data-article-list>
          <h2 className="visually-hidden">Alle artikler</h2>
          <ul className={`columns ${styles.grid}`}>
            {shown.map((article, index) => (
              <li key={article.slug}>
                <ArticleCard
                  {...article}
                  variant={index === 0 ? 'lead' : isWide(index) ? 'wide' : 'card'}
                  priority={index === 0}
                  date={article.listDate}
                  dateText={shortDate(article.listDate)}
                  readingTime={article.listReadingTime}
                />
              </li>
            ))}
          </ul>
          {pageCount > 1 && (
            <nav className={`links ${styles.pages}`} aria-label="Flere artikler">
              {page > 1 && (
                <a className="target" href={overviewPagePath(page - 1)}>
                  Nyere artikler
                </a>
              )}
              <span>
                Side {page} af {pageCount}
              </span>
              {page < pageCount && (
                <a className="target" href={overviewPagePath(page + 1)}>
                  Ældre artikler
                </a>
              )}
            </nav>
          )}
        </div>
      </div>
      <CallToAction
        title="Få de næste artikler i din indbakke"
        text="En e-mail, når vi har skrevet en ny artikel, og ikke ellers. Du framelder dig ved at svare på en e-mail eller skrive til os."
        harbour="nyhedsbrev"
        primary={{ href: '/kontakt#nyhedsbrev', label: 'Tilmeld dig nyhedsbrevet' }}
        withPhone={false}
      />
    </>
  );
}

/** Returns whether the grid places the card in a row of two. Must match Overview.module.css. */
function isWide(index: number): boolean {
  return (index + 1) % 5 < 2;
}
