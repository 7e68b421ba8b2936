import type { CommonLine } from '#src/site/packages.ts';
import { Entry } from '../entry/Entry.tsx';
import styles from './CommonLines.module.css';
import { PackageCellView } from './PackageCellView.tsx';

/** List of what all three packages have in common. */
export function CommonLines({ lines }: { lines: readonly CommonLine[] }) {
  return (
    <>
      <h3 className={styles.title}>Det er ens i alle tre</h3>
      <dl className={styles.lines}>
        {lines.map(({ label, cell }) => (
          <Entry key={label} term={label}>
            <PackageCellView cell={cell} />
          </Entry>
        ))}
      </dl>
    </>
  );
}
