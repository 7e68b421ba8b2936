import { type Answers, questions } from './questions.ts';
import styles from './Stepper.module.css';
import { isSkipped, type StepId, stepIds } from './state.ts';

/** Each step's name, and what it is about. */
const steps: Readonly<Record<StepId, { readonly label: string; readonly about: string }>> = {
  ...questions,
  offer: { label: 'Tilbud', about: 'din pris' },
  contact: { label: 'Kontakt', about: 'til hvem' },
};

/** What screen readers add to a step. The current one has `aria-current`. */
const spoken = { done: ', udført', skipped: ', springes over', current: '', ahead: '' };

/** Coordinates of a step's mark in the `viewBox`; the style sheet positions the marks at the same heights. */
const pointOf = (id: StepId) => {
  const index = stepIds.indexOf(id);
  return `${((index + 0.5) * 100) / stepIds.length} ${index % 2 ? 18 : 34}`;
};

type StepperProps = {
  /** Current step; 'sent' is past the last one. */
  at: StepId | 'sent';
  answers: Answers;
};

/** Progress indicator: a mark for each step, joined by a line that passes the skipped ones. */
export function Stepper({ at, answers }: StepperProps) {
  const here = at === 'sent' ? stepIds.length : stepIds.indexOf(at);
  const stateOf = (id: StepId, index: number): keyof typeof spoken => {
    if (isSkipped(id, answers)) return 'skipped';
    return index === here ? 'current' : index < here ? 'done' : 'ahead';
  };
  const marks = stepIds.map((id, index) => ({ id, state: stateOf(id, index) }));
  const stops = marks.filter(({ state }) => state !== 'skipped');
  return (
    <div className={styles.stepper}>
      <svg className={styles.line} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        {stops.slice(1).map(({ id, state }, index) => (
          <path
            key={id}
            d={`M${pointOf(stops[index]?.id ?? id)}L${pointOf(id)}`}
            className={state === 'ahead' ? undefined : styles.done}
          />
        ))}
      </svg>
      <ol className={styles.steps} aria-label="Trin i prisberegneren">
        {marks.map(({ id, state }, index) => (
          <li
            key={id}
            className={`${styles.step} ${styles[state] ?? ''}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{index + 1}</span>
            <span className={styles.label}>
              {steps[id].label} <small>{steps[id].about}</small>
              <span className="visually-hidden">{spoken[state]}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
