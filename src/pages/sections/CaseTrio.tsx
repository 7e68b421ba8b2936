import { CaseResult } from '#src/components/CaseResult.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { caseHref, casesOf } from '#src/content/collections.ts';
import styles from './CaseTrio.module.css';

/** Cases beside each other, the first the largest, each with its result. */
export function CaseTrio({ vis }: { vis: string }) {
  return (
    <ul className={`stack halves ${styles.cases}`}>
      {casesOf(vis).map((study) => (
        <li key={study.id}>
          <CasePicture {...study} sizes="(width >= 64rem) 33vw, 100vw" travels />
          <p className="caption">{study.trade}</p>
          <h3>
            <a className="covers" href={caseHref(study)}>
              {study.title}
            </a>
          </h3>
          <CaseResult result={study.result} />
        </li>
      ))}
    </ul>
  );
}
