import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/components/Breadcrumbs.tsx';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import type { Crumb } from '#src/content/types.ts';
import styles from './PageHero.module.css';

type PageHeroProps = {
  title: ReactNode;
  lead: ReactNode;
  /** From the page below the home page down to this one. */
  breadcrumbs: readonly Crumb[];
  /** Whether it is deep water, on which text is light. */
  onDeep?: boolean;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
  /** Content beside title and lead. */
  aside?: ReactNode;
  /** Picture on the right that bleeds to the window's edge. */
  picture?: ReactNode;
};

/** Hero of the other pages: title and lead on the left. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, breadcrumbs, onDeep, children, aside, picture } = props;
  return (
    <>
      <section
        className={`${styles.hero} ${picture ? styles.pictured : ''}`}
        data-theme={onDeep ? 'deep' : undefined}
      >
        <div className={`wrap columns ${styles.inner}`}>
          <Breadcrumbs items={breadcrumbs} />
          <h1 className={styles.title}>{title}</h1>
          <div className={`stack ${styles.more}`}>
            <p className="lead">{lead}</p>
            {children}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {picture && (
          <div className={styles.picture} data-print="no">
            {picture}
          </div>
        )}
        <div className="scale" />
      </section>
      <SiteStylesheet />
    </>
  );
}
