import type { CaseStudy } from '#src/content/types.ts';
import styles from './CaseResult.module.css';
import { FactText } from './fact/FactText.tsx';

/** Most important result of a case: a large figure, or two with an arrow between them, and what they count. */
export function CaseResult({ result: { before, now, text } }: Pick<CaseStudy, 'result'>) {
  return (
    <p className={styles.result}>
      <b className={/^\p{L}/u.test(before ?? now) ? 'figure letters' : 'figure'}>
        {before && (
          <>
            <span className="visually-hidden">Fra </span>
            {before}
            <span className="visually-hidden"> til </span>
            <svg viewBox="0 0 32 20" aria-hidden="true">
              <path d="M2 10h27M21 2l8 8-8 8" />
            </svg>
          </>
        )}
        {now}
      </b>{' '}
      <FactText text={text} />
    </p>
  );
}
