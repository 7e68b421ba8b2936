import type { ReactNode } from 'react';
import { Entry } from '#src/components/Entry.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { caseHref, casesOf } from '#src/content/collections.ts';
import { LinkLook } from './Link.tsx';
import styles from './ServiceFeature.module.css';
import { labelledPoints, partsOf } from './slots.ts';

type ServiceFeatureProps = {
  /** Case whose picture it shows. */
  case: string;
  /** Whether the picture is on the left instead of the right. */
  vendt?: boolean;
  /** Heading, a paragraph, and facts: `- **label** value`. */
  children: ReactNode;
};

/** Type of site: text on five columns and a picture on seven that bleeds to the window's edge. */
export function ServiceFeature({ case: id, vendt, children }: ServiceFeatureProps) {
  const [title, lead] = partsOf(children);
  return (
    <section className={`section ${styles.feature} ${vendt ? styles.flipped : ''}`}>
      <div className="wrap columns">
        <div className="stack">
          <h2 id={title?.props.id}>{title?.props.children}</h2>
          <p className="lead">{lead?.props.children}</p>
          <LinkLook value="target">
            <dl className="rows">
              {labelledPoints(children).map(({ key, label, value }) => (
                <Entry key={key} term={label}>
                  {value}
                </Entry>
              ))}
            </dl>
          </LinkLook>
        </div>
        {casesOf(id).map((study) => (
          <figure key={study.id}>
            <CasePicture {...study} sizes="(width >= 64rem) 56vw, 100vw" />
            <figcaption>
              <a className="target" href={caseHref(study)}>
                {study.title}: se casen
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
