import type { ReactNode } from 'react';
import { Button } from '#src/components/Button.tsx';
import { controlClass } from '#src/components/field/Field.tsx';
import { Drawing } from '#src/components/picture/Drawing.tsx';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import { maxQueryLength } from '#src/features/article-search/filter.ts';
import { CriticalStyles } from '#src/pages/CriticalStyles.tsx';
import styles from './NotFound.module.css';
import { partsOf } from './slots.ts';

/** Top of the 404 page: title and lead beside a drawing, with a search of the articles. */
export function OffTheChart({ children }: { children: ReactNode }) {
  const [title, lead] = partsOf(children);
  return (
    <>
      <CriticalStyles of="notFound" />
      <section className={`scale ${styles.off}`}>
        <Drawing
          name="uden-for-soekortet"
          className={styles.chart}
          width={1200}
          height={600}
          fetchPriority="low"
          data-print="no"
        />
        <div className={`wrap ${styles.words}`}>
          <h1>{title?.props.children}</h1>
          <p className="lead">{lead?.props.children}</p>
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
    </>
  );
}
