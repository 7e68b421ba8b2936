import { Boat } from './Boat.tsx';
import { FactText } from './fact/FactText.tsx';
import styles from './Waypoints.module.css';

type WaypointsProps = {
  steps: readonly { readonly title: string; readonly text: string; readonly mark: string }[];
};

/** From edge to edge of the window through the rings of the steps, in pixels down and in shares of 1200 across. */
const line = 'M-1200 127 20 92 326 30 633 74 939 20 2400-157';

/**
 * Project steps as waypoints on a course line, which runs down the left edge on narrow screens and across, with a bend
 * at every step, on wide ones. There a boat sails it while one scrolls, and the dashed line turns solid behind it.
 */
export function Waypoints({ steps }: WaypointsProps) {
  return (
    <div className={styles.course}>
      <svg className={styles.line} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d={line} />
        <path className={styles.sailed} d={line} />
      </svg>
      <svg className={styles.boat} viewBox="-14 -36 28 45" aria-hidden="true">
        <Boat x={0} y={0} />
      </svg>
      <ol className={`numbered ${styles.steps}`}>
        {steps.map(({ title, text, mark }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className="soft">
              <FactText text={text} />
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
