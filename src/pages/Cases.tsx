import { Badge } from '#src/components/badge/Badge.tsx';
import { CallToAction } from '#src/components/call-to-action/CallToAction.tsx';
import { FactText } from '#src/components/fact/Fact.tsx';
import { Hero } from '#src/components/hero/Hero.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Testimonials } from '#src/components/testimonials/Testimonials.tsx';
import { cases, testimonials } from '#src/content/collections.ts';
import type { CaseStudy } from '#src/content/types.ts';
import { danishCount } from '#src/lib/danish-count.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { calculatorHref } from '#src/site/navigation.ts';
import { websites } from '#src/site/packages.ts';
import { pages } from '#src/site/pages.ts';
import styles from './Cases.module.css';
import { CriticalStyles } from './CriticalStyles.tsx';

/** Portfolio page: sites on a grid of alternating column widths. */
export function Component() {
  return (
    <>
      <CriticalStyles of="hero" />
      <PageHead {...pages.cases} />
      <Hero variant="cases" />

      <section aria-labelledby="cases-titel" className={`wrap ${styles.section}`}>
        <h2 id="cases-titel" className="visually-hidden">
          {danishCount(cases.length)} hjemmesider
        </h2>
        <ul className={`columns ${styles.grid}`}>
          {cases.map((study) => (
            <Study key={study.id} study={study} />
          ))}
        </ul>
      </section>

      <Testimonials items={testimonials} theme="sand" />

      <CallToAction
        title="Den næste kunne være din"
        text="Fortæl, hvem dine kunder er, og hvad de spørger om. Vi vender tilbage med et bud på, hvad siden skal kunne, og hvad det koster."
        primary={{ href: '/kontakt', label: 'Fortæl om dit projekt' }}
        secondary={{ href: calculatorHref, label: 'Beregn din pris' }}
      />
    </>
  );
}

function Study({ study }: { study: CaseStudy }) {
  const { id, title, trade, description, size, duration, tags, results, image, alt, link } = study;
  return (
    <li id={id}>
      <article className={styles.study}>
        <CasePicture image={image} alt={alt} sizes="(width >= 64rem) 50vw, 100vw" />
        <div>
          <p className={styles.trade}>{trade}</p>
          <h3>{title}</h3>
          <p>
            <FactText text={description} />
          </p>
          <p className={styles.trade}>
            Pakken {websites[size].name}, færdig på {duration}
          </p>
          <ul className={styles.tags} aria-label="Opgaven">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className={styles.trade}>Resultater</h4>
          <ul className={styles.results}>
            {results.map((result) => (
              <li key={result}>
                <FactText text={result} />
              </li>
            ))}
          </ul>
          {link && (
            <p>
              <a href={link} rel="external noopener">
                Besøg {title}
              </a>
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
