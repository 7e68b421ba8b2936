import type { ReactNode } from 'react';
import { calculatorHref } from '#src/site/navigation.ts';
import { ButtonLink } from '../Button.tsx';
import { FactValue, Price } from '../fact/Fact.tsx';
import { PortraitCoast } from '../hero-chart/PortraitCoast.tsx';
import { SiteStylesheet } from '../SiteStylesheet.tsx';
import styles from './Hero.module.css';

type HeroVariant = 'default' | 'cases';

/** Hero of the home page and the portfolio: text on a dark ground. `children` stand beside it, or below on phones. */
export function Hero({ variant, children }: { variant: HeroVariant; children?: ReactNode }) {
  return (
    <section className={`${styles.hero} ${styles[variant]}`} data-theme="deep">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>{words[variant]}</div>
      </div>
      {variant === 'default' && <div className={styles.chart} data-print="no" />}
      <SiteStylesheet />
      {children}
      {/* Not on the section, where it would move down when the children arrive. */}
      <div className="scale" />
    </section>
  );
}

const words: Record<HeroVariant, ReactNode> = {
  default: (
    <>
      <h1>Hjemmesider med fokus på dine kunder</h1>
      <p className={`lead ${styles.lead}`}>
        Vi tegner og bygger hjemmesider til virksomheder og foreninger. De skal kunne findes og få kunden til
        at ringe.
      </p>
      <div className={styles.ashore}>
        <div className={`buttons ${styles.buttons}`}>
          <ButtonLink href={calculatorHref}>Beregn din pris nu</ButtonLink>
          <ButtonLink href="/tjenester" variant="quiet">
            Se vores tjenester
          </ButtonLink>
        </div>
        <p className={styles.price}>
          <a href="/priser">
            Hjemmesider fra{'\u00a0'}
            <FactValue name="hjemmesider.fra" />
          </a>{' '}
          <small>
            ekskl.{'\u00a0'}moms (<Price name="hjemmesider.fra" form="inkl" />)
          </small>
        </p>
        <p className={`caption ${styles.promise}`}>
          <span>Ingen binding</span>{' '}
          <span>
            <span className={styles.bullet}>•</span> <FactValue name="konsultation.gratis" />
          </span>{' '}
          <span>
            <span className={styles.bullet}>•</span> Resultater garanteret
          </span>
        </p>
        <PortraitCoast />
      </div>
      <p className={`caption ${styles.terms}`}>
        <a href="/priser#vilkaar">
          <FactValue name="garanti.dage" />s garanti, SEO i mindst <FactValue name="seo.binding" />
        </a>
      </p>
    </>
  ),
  cases: (
    <>
      <h1>Arbejde, der kan ses på nettet</h1>
      <p className={`lead ${styles.lead}`}>
        Hver hjemmeside er tegnet til sin kunde, så ingen af dem ligner hinanden.{' '}
        <FactValue name="hjemmesider.leveret.cases" /> er i luften, landingssider medregnet. Her er nogle af
        dem.
      </p>
      <div className={`buttons ${styles.buttons}`}>
        <ButtonLink href={calculatorHref}>Beregn din pris nu</ButtonLink>
        <ButtonLink href="/kontakt" variant="quiet">
          Fortæl om dit projekt
        </ButtonLink>
      </div>
    </>
  ),
};
