import type { ReactNode } from 'react';
import type { Crumb } from '#src/site/pages.ts';
import { BelowFold } from '../below-fold/BelowFold.tsx';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { ScaleBar } from '../section/ScaleBar.tsx';
import styles from './PageHero.module.css';

type PageHeroProps = {
  title: string;
  lead?: ReactNode;
  /** From the first page below home down to this one. */
  breadcrumbs?: readonly Crumb[];
  theme?: 'sand' | 'lavvande' | 'dyb';
  /** Under the lead: buttons, facts. */
  children?: ReactNode;
  /** A picture that takes the right part and bleeds to the window's edge. */
  picture?: ReactNode;
};

/** The opening of every other page: the title wide at the left, the lead set in from it. */
export function PageHero({ title, lead, breadcrumbs, theme = 'sand', children, picture }: PageHeroProps) {
  return (
    <>
      <section className={picture ? `${styles.hero} ${styles.pictured}` : styles.hero} data-theme={theme}>
        <div className={`wrap ${styles.inner}`}>
          {breadcrumbs && (
            <div className={styles.crumbs}>
              <Breadcrumbs items={breadcrumbs} />
            </div>
          )}
          <h1 className={styles.title}>{title}</h1>
          {(lead || children) && (
            <div className={styles.more}>
              {lead && <p className={styles.lead}>{lead}</p>}
              {children}
            </div>
          )}
        </div>
        {picture && (
          <div className={styles.picture} data-print="no">
            {picture}
          </div>
        )}
        <ScaleBar />
      </section>
      <BelowFold />
    </>
  );
}
