import { useLocation } from 'react-router-dom';
import { ArticleCard } from '#src/components/ArticleCard.tsx';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { articles } from '#src/content/collections.ts';
import { Island } from '#src/islands/Island.tsx';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { pages } from '#src/site/pages.ts';
import styles from './Articles.module.css';
import { CriticalStyles } from './CriticalStyles.tsx';

/** The list of all articles, also shown for an unknown article: search and cards. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const notFound = path !== pages.articles.path && {
    path,
    title: 'Artiklen blev ikke fundet',
    description:
      'Adressen fører ikke til en artikel. Søg, eller vælg en artikel om hjemmesider, priser, design og søgemaskiner fra oversigten.',
    noIndex: true,
  };

  return (
    <>
      <CriticalStyles of="articles" />
      <PageHead {...(notFound || pages.articles)} />
      <div className={styles.head}>
        <PageHero
          title="Artikler"
          lead={
            'Det, vi ved om hjemmesider, priser og SEO, skrevet, så\u00a0du\u00a0kan\u00a0bruge\u00a0det.'
          }
          breadcrumbs={pages.articles.crumbs}
        >
          {notFound && (
            <p className="problem" role="status" data-not-found>
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
          <ul className={styles.grid}>
            {articles.map((article, index) => (
              <li key={article.slug}>
                <ArticleCard
                  article={article}
                  variant={index === 0 ? 'lead' : isWide(index) ? 'wide' : 'card'}
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
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

/** Returns whether the grid places the card in a row of two. Must match Articles.module.css. */
function isWide(index: number): boolean {
  return (index + 1) % 5 < 2;
}
