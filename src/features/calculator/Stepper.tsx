import type { Answers } from './answers.ts';
import styles from './Stepper.module.css';
import type { StepId } from './state.ts';
import { isSkipped, steps } from './steps.tsx';

/** Where the five marks lie on a field of 100 x 52; the style sheet sets them at the same heights. */
const points: Readonly<Record<StepId, string>> = {
  size: '10 34',
  google: '30 18',
  seo: '50 38',
  offer: '70 16',
  contact: '90 28',
};

type StepperProps = {
  /** Where the visitor is; 'sent' is past the last step. */
  at: StepId | 'sent';
  answers: Answers;
};

/** How far along the visitor is: a line over five marks, which on 'nej' leaves out the third. */
export function Stepper({ at, answers }: StepperProps) {
  const here = at === 'sent' ? steps.length : steps.findIndex(({ id }) => id === at);
  const marks = steps.map(({ id, label }, index) => ({
    id,
    label,
    state: isSkipped(id, answers) ? 'skipped' : index === here ? 'current' : index < here ? 'done' : 'ahead',
  }));
  const stops = marks.filter(({ state }) => state !== 'skipped');
  return (
    <div className={styles.stepper}>
      <svg className={styles.line} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        {stops.slice(1).map(({ id, state }, index) => (
          <path
            key={id}
            d={`M${points[stops[index]?.id ?? 'size']}L${points[id]}`}
            data-done={state !== 'ahead'}
          />
        ))}
      </svg>
      <ol className={styles.steps} aria-label="Trin i prisberegneren">
        {marks.map(({ id, label, state }, index) => (
          <li
            key={id}
            className={styles.step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
          >
            <span className={styles.mark}>{index + 1}</span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
