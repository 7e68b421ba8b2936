import type { Answers } from './answers.ts';
import styles from './Stepper.module.css';
import { isSkipped, type StepId, stepIds } from './state.ts';

/**
 * Each step's name, what it is about, and the coordinates of its mark in the `viewBox`; the style sheet positions the
 * marks at the same heights.
 */
const steps: Readonly<Record<StepId, { label: string; about: string; point: string }>> = {
  size: { label: 'Størrelse', about: 'antal sider', point: '10 34' },
  google: { label: 'Google', about: 'løbende hjælp', point: '30 18' },
  seo: { label: 'SEO', about: 'hvilken pakke', point: '50 38' },
  offer: { label: 'Tilbud', about: 'din pris', point: '70 16' },
  contact: { label: 'Kontakt', about: 'til hvem', point: '90 28' },
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
            d={`M${steps[stops[index]?.id ?? 'size'].point}L${steps[id].point}`}
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
