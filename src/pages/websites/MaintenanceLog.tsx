import { FactText } from '#src/components/fact/FactText.tsx';
import { points } from '#src/content/collections.ts';
import styles from './MaintenanceLog.module.css';

/** Maintenance tasks in the style of a ship's log. */
export function MaintenanceLog() {
  return (
    <dl className={styles.log}>
      {points.vedligehold.map(({ title, text, note }) => (
        <div key={title}>
          <dt>
            <span>{note}</span>
            {title}
          </dt>
          <dd>
            <FactText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
