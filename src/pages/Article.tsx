import { useLocation } from 'react-router-dom';
import { travelName } from '#src/components/ArticleCard.tsx';
import { ArticleTrio } from '#src/components/ArticleTrio.tsx';
import { Badge } from '#src/components/Badge.tsx';
import { Breadcrumbs } from '#src/components/Breadcrumbs.tsx';
import { Entry } from '#src/components/Entry.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import {
  articleBySlug,
  articles,
  crumbsOf,
  memberOf,
  sitePageAt,
  templates,
} from '#src/content/collections.ts';
import { longDate } from '#src/lib/danish-date.ts';
import { keepTitleEnd } from '#src/lib/keep-together.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { languageOf } from '#src/site/categories.ts';
import { company } from '#src/site/company.ts';
import { paths } from '#src/site/pages.ts';
import styles from './Article.module.css';
import { relatedArticles } from './article/related-articles.ts';
import { CriticalStyles } from './CriticalStyles.tsx';
import { SectionsOf } from './Page.tsx';
import { TemplateClosing } from './TemplateClosing.tsx';
import { TextLayout } from './text/TextLayout.tsx';

/** Article page. Also renders /hvad-koster-hjemmesider, the short URL of the article with that slug. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const slug = path.split('/').at(-1) ?? '';
  const article = articleBySlug(slug);
  // Only under the dev server: the built site has no file at such an address.
  if (!article) return <SectionsOf path={paths.unknownArticle} />;
  const crumbs = [...crumbsOf(sitePageAt(paths.articles)), { name: article.title, path: article.path }];
  const [author, reviewer] = [memberOf(article.author), memberOf(article.reviewer)];

  return (
    <>
      <CriticalStyles of="article" />
      <PageHead
        path={path}
        canonicalPath={article.path}
        title={article.title}
        description={article.description}
        keywords={article.keywords.join(', ')}
        crumbs={crumbs}
        article={article}
        author={author}
        reviewer={reviewer}
      />
      <TextLayout
        page={article}
        withPrice
        hero={
          <>
            <div
              className={styles.progress}
              role="progressbar"
              aria-label="Læst andel af artiklen"
              aria-valuenow={0}
              data-needs-script
              data-print="no"
            />
            <header className={styles.hero}>
              <div className={`wrap ${styles.heroGrid}`}>
                <div className={styles.heroText}>
                  <Breadcrumbs items={crumbs} />
                  <p className={styles.category}>
                    <b lang={languageOf(article.category)}>{article.category}</b>
                    <span className="caption">{article.readingTime} min. læsning</span>
                  </p>
                  <h1>{keepTitleEnd(article.title)}</h1>
                  <p className={styles.subtitle}>{article.subtitle}</p>
                  <dl className={`caption cluster ${styles.facts}`}>
                    <Entry term="Skrevet af">
                      <a className="target" href={author ? '/omos#holdet' : '/omos'}>
                        {author?.name ?? company.name}
                      </a>
                    </Entry>
                    {reviewer && (
                      <Entry term="Gennemgået af">
                        <a className="target" href="/omos#holdet">
                          {reviewer.name}
                        </a>
                      </Entry>
                    )}
                    <Entry term="Udgivet">
                      <time dateTime={article.date}>{longDate(article.date)}</time>
                    </Entry>
                    {article.updated && article.updated > article.date && (
                      <Entry term="Opdateret">
                        <time dateTime={article.updated}>{longDate(article.updated)}</time>
                      </Entry>
                    )}
                  </dl>
                  {(article.draft || article.upcoming) && (
                    <p>
                      <Badge>
                        {article.draft ? 'Kladde' : `Udkommer ${longDate(article.date)}`}: Artiklen er ikke
                        med på den udgivne hjemmeside endnu.
                      </Badge>
                    </p>
                  )}
                </div>
                <div className={styles.heroPicture} data-print="no">
                  <Picture
                    src={`/billeder/artikler/${article.image}`}
                    {...pictureSizes.artikler}
                    alt={article.imageAlt}
                    // On phones the drawing spans the page, but its lines need only two thirds of the resolution. On wider
                    // screens it is cropped to a box that is higher than 3:2, so it is wider than its column.
                    sizes="(width >= 75rem) 63vw, (width >= 64rem) 82vw, 66vw"
                    priority
                    travels={travelName(article.path)}
                  />
                </div>
              </div>
              <div className="scale" />
            </header>
          </>
        }
      />
      <section className={`wrap ${styles.related}`} aria-labelledby="relaterede-artikler" data-print="no">
        <h2 id="relaterede-artikler">{templates.article.related}</h2>
        <ArticleTrio articles={relatedArticles(article, articles)} />
      </section>
      <TemplateClosing of="article" />
    </>
  );
}
