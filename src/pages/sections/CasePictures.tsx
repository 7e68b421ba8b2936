import { FactText } from '#src/components/fact/FactText.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { caseHref, casesOf } from '#src/content/collections.ts';
import styles from './Entries.module.css';

/** Pictures of cases, each with the way to the case: two in a row, or one with a result. */
export function CasePictures({ vis }: { vis: string }) {
  const studies = casesOf(vis);
  const [study] = studies;
  if (study && studies.length === 1)
    return (
      <figure>
        <CasePicture {...study} sizes="(width >= 64rem) 50vw, 100vw" />
        <figcaption className="caption">
          <a href={caseHref(study)}>{study.title}</a>: <FactText text={study.results.at(-1) ?? ''} />
        </figcaption>
      </figure>
    );
  return (
    <div className={`stack ${styles.pairs}`}>
      {studies.map((each) => (
        <a key={each.id} href={caseHref(each)}>
          <CasePicture {...each} alt="" sizes="(width >= 40rem) 46vw, 100vw" />
          <span className="target">{each.title}: se casen</span>
        </a>
      ))}
    </div>
  );
}
