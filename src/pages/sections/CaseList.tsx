import type { ReactNode } from 'react';
import { CaseResult } from '#src/components/CaseResult.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { cases, packageOf, templates } from '#src/content/collections.ts';
import type { CaseStudy } from '#src/content/types.ts';
import { calculatorHrefFor } from '#src/site/calculator-href.ts';
import { websites } from '#src/site/packages.ts';
import { CasePrice } from './CasePrice.tsx';
import styles from './Cases.module.css';
import { partsOf } from './slots.ts';

const words = templates.case;

/** All cases on a grid of alternating column widths, under a heading that only screen readers read. */
export function CaseList({ children }: { children: ReactNode }) {
  const [heading] = partsOf(children);
  const id = `${heading?.props.id}-titel`;
  return (
    <section aria-labelledby={id} className={`wrap ${styles.section}`}>
      <h2 id={id} className="visually-hidden">
        {heading?.props.children}
      </h2>
      <ul className={`columns ${styles.grid}`}>
        {cases.map((study) => (
          <Study key={study.id} study={study} />
        ))}
      </ul>
    </section>
  );
}

function Study({ study }: { study: CaseStudy }) {
  const { id, page, title, trade, price, duration, tags } = study;
  const picture = <CasePicture {...study} sizes="(width >= 64rem) 50vw, 100vw" travels />;
  return (
    <li id={id}>
      <article className={styles.study}>
        <div className={styles.card}>
          {page ? (
            <a href={page.path} aria-label={`Læs casen: ${title}`}>
              {picture}
            </a>
          ) : (
            picture
          )}
          <div>
            <p className="caption">{trade}</p>
            <h3>{title}</h3>
            <p className="caption">{tags.join(', ')}</p>
            <p className="caption">
              Pakken <FactText text={packageOf(study)} />, {`${duration} i alt`.replaceAll(' ', '\u00a0')}
            </p>
            {price && (
              <p className="caption">
                Kostede <CasePrice {...price} />
              </p>
            )}
          </div>
          <CaseResult result={study.result} />
        </div>
        <Story study={study} />
      </article>
    </li>
  );
}

/**
 * The rest of a case: what the customer came with, what was done and what came of it, more of the design, and the price
 * of a website like it.
 */
function Story({ study }: { study: CaseStudy }) {
  const { page, title, description, task, solution, results, closeUps, link, size } = study;
  return (
    <details className={styles.story}>
      <summary className="arrow">
        <span>
          {words.open}
          <span className="visually-hidden">: {title}</span>
        </span>
      </summary>
      <div className={`stack ${styles.chapters}`}>
        <p className="lead">
          <b>{title}.</b> <FactText text={description} />
        </p>
        {Object.entries({ [words.task]: task, [words.solution]: solution }).map(([heading, text]) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <p>
              <FactText text={text} />
            </p>
          </div>
        ))}
        <div>
          <h4>{words.results}</h4>
          <ul className="rows">
            {results.map((result) => (
              <li key={result}>
                <FactText text={result} />
              </li>
            ))}
          </ul>
        </div>
        <div className={`stack halves ${styles.closeUps}`}>
          {closeUps.map((picture) => (
            <CasePicture
              key={picture.image}
              {...picture}
              sizes="(width >= 64rem) 28vw, (width >= 40rem) 50vw, 100vw"
            />
          ))}
        </div>
        <p>
          <a href={calculatorHrefFor(size)}>{`${words.price} ${websites[size].name}`}</a>
        </p>
        {page && (
          <p>
            <a href={page.path}>{`${words.read}: ${page.title}`}</a>
          </p>
        )}
        {link && (
          <p>
            <a href={link} rel="external">
              Besøg {title}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
