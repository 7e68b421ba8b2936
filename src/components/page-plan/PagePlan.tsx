import styles from './PagePlan.module.css';

type PagePlanProps = {
  points: readonly { readonly title: string; readonly text: string }[];
};

/**
 * A home page charted: a drawing of one with five numbered positions, and the list that says what
 * stands at each. The drawing repeats the list, so screen readers get the list alone.
 */
export function PagePlan({ points }: PagePlanProps) {
  return (
    <div className={styles.plan}>
      <img
        className={styles.drawing}
        src="/billeder/tegninger/sideplan.svg"
        width="640"
        height="640"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <ol className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
