import { FactText } from './fact/FactText.tsx';
import styles from './Waypoints.module.css';

type WaypointsProps = {
  steps: readonly { readonly title: string; readonly text: string; readonly mark: string }[];
};

/**
 * Project steps as waypoints on a course line, which runs down the left edge on narrow screens and across, with a bend
 * at every step, on wide ones.
 */
export function Waypoints({ steps }: WaypointsProps) {
  return (
    <div className={styles.course}>
      <svg className={styles.line} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-1200 127 20 92 326 30 633 74 939 20 2400-157" />
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
