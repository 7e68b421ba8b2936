import type { Answers } from './answers.ts';
import styles from './Stepper.module.css';
import { type StepId, stepIds } from './state.ts';
import { isSkipped, steps } from './steps.tsx';

/** Coordinates of the five marks in the `viewBox`; the style sheet positions the marks at the same heights. */
const points: Readonly<Record<StepId, string>> = {
  size: '10 34',
  google: '30 18',
  seo: '50 38',
  offer: '70 16',
  contact: '90 28',
};

type StepperProps = {
  /** Current step; 'sent' is past the last one. */
  at: StepId | 'sent';
  answers: Answers;
};

/** Progress indicator: five marks joined by a line, which skips the third after 'nej'. */
export function Stepper({ at, answers }: StepperProps) {
  const here = at === 'sent' ? stepIds.length : stepIds.indexOf(at);
  const marks = stepIds.map((id, index) => ({
    id,
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
        {marks.map(({ id, state }, index) => (
          <li
            key={id}
            className={styles.step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
          >
            <span className={styles.mark}>{index + 1}</span>
            <span className={styles.label}>
              {steps[id].label} <small>{steps[id].about}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
