import { FactText } from '#src/components/fact/FactText.tsx';
import { points } from '#src/content/collections.ts';
import styles from './PagePlan.module.css';

/**
 * Drawing of a home page with five numbered points, beside a list that explains each. The drawing repeats the list, so
 * it is hidden from screen readers.
 */
export function PagePlan() {
  return (
    <div className={`columns ${styles.plan}`}>
      <img
        className={styles.drawing}
        src="/billeder/tegninger/sideplan.svg"
        width="640"
        height="640"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <ol className={`stack numbered ${styles.points}`}>
        {points.forsiden.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">
              <FactText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
