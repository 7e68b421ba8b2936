import { ButtonLink } from '#src/components/Button.tsx';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { Hero } from '#src/components/hero/Hero.tsx';
import { team } from '#src/content/collections.ts';
import { danishCount } from '#src/lib/danish-text.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import styles from './HomeHero.module.css';
import { PortraitCoast } from './PortraitCoast.tsx';

/** Hero of the home page: what the agency does and costs, before a chart of a coast. */
export function HomeHero() {
  return (
    <Hero
      variant="home"
      title="Hjemmesider med fokus på dine kunder"
      lead={`Vi er ${danishCount(team.length).toLowerCase()}. Vi bygger hjemmesider og webshops til virksomheder og foreninger og tager selv telefonen. Prisen ser du, før du ringer.`}
      ground={styles.chart}
    >
      <div className={styles.ashore}>
        <div className="buttons">
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
          <span className="caption">
            <FactValue name="pakker.moms" />{' '}
            <span data-whole="">
              (<Price name="hjemmesider.fra" form="inkl" />)
            </span>
          </span>
        </p>
        <p className={`caption ${styles.promise}`}>
          <span>Ingen binding </span>
          <span>
            <i>• </i>
            <FactValue name="konsultation.gratis" />{' '}
          </span>
          <span>
            <i>• </i>Resultater garanteret
          </span>
        </p>
        <PortraitCoast />
      </div>
      <p className={`caption ${styles.terms}`}>
        Hjemmesidepakker:{' '}
        <a href="/priser#vilkaar">
          pengene tilbage i <FactValue name="garanti.dage" />
        </a>
        .{' '}
        <span>
          SEO: mindst <FactValue name="seo.binding" />, ingen lovet plads.
        </span>
      </p>
    </Hero>
  );
}
