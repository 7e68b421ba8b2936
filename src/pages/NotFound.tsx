import { Button } from '#src/components/Button.tsx';
import { controlClass } from '#src/components/field/Field.tsx';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import { maxQueryLength } from '#src/features/article-search/filter.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { homeLink, mainLinks } from '#src/site/navigation.ts';
import { CriticalStyles } from './CriticalStyles.tsx';
import styles from './NotFound.module.css';

/** 404 page. */
export function Component() {
  return (
    <>
      <CriticalStyles of="notFound" />
      <PageHead
        path="/404"
        title="Siden findes ikke"
        description="Adressen fører ikke til en side hos os. Søg blandt artiklerne, eller find vej fra en af hovedsiderne: priser, tjenester, cases og kontakt."
        noIndex
      />
      <section className={styles.off} data-theme="paper" data-not-found>
        <img
          className={styles.chart}
          src="/billeder/tegninger/uden-for-soekortet.svg"
          width="1200"
          height="600"
          alt=""
          fetchPriority="low"
          data-print="no"
        />
        <div className={`wrap ${styles.words}`}>
          <h1>Uden for søkortet</h1>
          <p className="lead">Siden findes ikke. Måske er den flyttet, måske er der en slåfejl i linket.</p>
          <search data-needs-script>
            <form className={styles.search} action="/artikler" method="get">
              <label htmlFor="soeg-404">Søg i artikler</label>
              <input
                className={controlClass}
                id="soeg-404"
                name="q"
                type="search"
                autoComplete="off"
                required
                maxLength={maxQueryLength}
              />
              <Button type="submit">Søg</Button>
            </form>
          </search>
        </div>
      </section>
      <SiteStylesheet />
      <nav className={`wrap ${styles.ways}`} aria-labelledby="veje-titel">
        <h2 id="veje-titel">Find vej herfra</h2>
        <ul className="cells fours">
          {[homeLink, ...mainLinks].map(({ path, label, hint }) => (
            <li key={path}>
              <a className="target" href={path}>
                {label}
              </a>
              <p className="caption">{hint}</p>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
