import type { ReactNode } from 'react';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import styles from './Hero.module.css';

type HeroProps = {
  variant: 'home' | 'cases';
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead, such as buttons. */
  children: ReactNode;
  /** Class of the chart behind the words. */
  ground?: string | undefined;
  /** Content beside the words, below them on phones. */
  aside?: ReactNode;
};

/** Hero of the home page and the portfolio: text on a dark ground. */
export function Hero({ variant, title, lead, children, ground = '', aside }: HeroProps) {
  return (
    <section className={`voyage ${styles.hero} ${styles[variant]} ${ground}`} data-theme="deep">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {children}
        </div>
      </div>
      <SiteStylesheet />
      {aside}
      <div className="scale" />
    </section>
  );
}
