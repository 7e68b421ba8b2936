import { FactText } from '#src/components/fact/FactText.tsx';
import { processSteps } from '#src/content/collections.ts';
import styles from './Waypoints.module.css';

/** From edge to edge of the window through the rings of the steps, in pixels down and in shares of 1200 across. */
const line = 'M-1200 127 20 92 326 30 633 74 939 20 2400-157';

/**
 * The steps of a project, what the agency does or what the customer does meanwhile, as waypoints on a course line. It
 * runs down the left edge on narrow screens and across, with a bend at every step, on wide ones. There a boat sails it
 * while one scrolls, and the dashed line turns solid behind it.
 */
export function Waypoints({ kundens }: { kundens?: boolean }) {
  return (
    <div className={styles.course}>
      <svg className={styles.line} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d={line} />
        <path className={styles.sailed} d={line} />
      </svg>
      <svg className={styles.boat} viewBox="-14 -36 28 45" aria-hidden="true">
        <path
          fill="var(--paper)"
          stroke="var(--ink)"
          d="M-13 0h26c-2 6-6 8-10 8h-7c-4 0-7-2-9-8zM-.5 0v-35M1-3v-30c7 8 11 17 12 27zM-2-26c-1 8-4 15-9 23h9z"
        />
      </svg>
      <ol className={`columns numbered ${styles.steps}`}>
        {processSteps.map(({ title, text, yours, mark }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className="soft">
              <FactText text={kundens ? yours : text} />
            </p>
            <p className={styles.mark}>
              <b>
                <FactText text={mark} />
              </b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
