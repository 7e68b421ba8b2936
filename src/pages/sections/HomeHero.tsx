import type { ReactNode } from 'react';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import styles from './HomeHero.module.css';
import { PortraitCoast } from './PortraitCoast.tsx';

type HomeHeroProps = {
  title: ReactNode;
  lead: ReactNode;
  /** Buttons, promises and their terms. */
  children: ReactNode;
};

/** Hero of the home page: the words on a chart, and on narrow screens beside a coast. */
export function HomeHero({ title, lead, children }: HomeHeroProps) {
  return (
    <section className={styles.hero} data-theme="deep">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={`caption ${styles.ashore}`}>
          {children}
          <PortraitCoast />
        </div>
      </div>
      <SiteStylesheet />
      <div className="scale" />
    </section>
  );
}
