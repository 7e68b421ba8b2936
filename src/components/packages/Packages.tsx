import type { PackageSet } from '#src/site/packages.ts';
import { PackageCellView } from './PackageCellView.tsx';
import { PackageHead } from './PackageHead.tsx';
import styles from './Packages.module.css';

type PackagesProps = {
  set: PackageSet;
  /** Names the table. */
  caption: string;
  /** Said after every amount: `pr. måned`. */
  per?: string;
};

/**
 * Three packages from one list: a table that compares them line by line on wide screens, a card
 * each on narrow ones. Only one of the two is ever displayed, so nothing is read twice.
 */
export function Packages({ set, caption, per }: PackagesProps) {
  const { packages, lines } = set;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {packages.map((pack) => (
              <th key={pack.id} scope="col" data-popular={pack.popular || undefined}>
                <PackageHead pack={pack} per={per} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={packages[index]?.id} data-popular={packages[index]?.popular || undefined}>
                  <PackageCellView cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.cards}>
        {packages.map((pack, index) => (
          <li key={pack.id} className={styles.card} data-popular={pack.popular || undefined}>
            <PackageHead pack={pack} per={per} />
            <dl className={styles.lines}>
              {lines.map(({ label, cells }) => {
                const cell = cells[index];
                return (
                  cell && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <PackageCellView cell={cell} />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
