import { calculatorHref } from '#src/site/navigation.ts';
import type { Package, PackageSet } from '#src/site/packages.ts';
import { ButtonLink } from '../button/Button.tsx';
import { CommonLines } from './CommonLines.tsx';
import { PackageCellView } from './PackageCellView.tsx';
import { PackageName, PackagePrice } from './PackageParts.tsx';
import styles from './Packages.module.css';

type PackagesProps = {
  set: PackageSet;
  /** Table caption, visually hidden. */
  caption: string;
  /** Unit after every amount, such as `pr. måned`. */
  per?: string;
};

/**
 * Comparison of three packages: a table on wide screens, one card per package on narrow ones. Only one of the two is
 * displayed, so screen readers never read both. The lines that all three share are listed once, below.
 */
export function Packages({ set, caption, per }: PackagesProps) {
  const { packages, from, lines, common } = set;
  const popular = (index: number) => packages[index]?.popular || undefined;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {packages.map((pack, index) => (
              <th key={pack.id} scope="col" data-popular={popular(index)}>
                <PackageName pack={pack} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.top}>
          <tr>
            <th scope="row">Til hvem</th>
            {packages.map(({ id, audience }, index) => (
              <td key={id} data-popular={popular(index)}>
                {audience}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Pris</th>
            {packages.map((pack, index) => (
              <td key={pack.id} data-popular={popular(index)}>
                <PackagePrice pack={pack} from={from} per={per} />
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {packages.map((pack, index) => (
              <td key={pack.id} data-popular={popular(index)}>
                <CalculatorLink pack={pack} />
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {lines.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={packages[index]?.id} data-popular={popular(index)}>
                  <PackageCellView cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.cards}>
        {packages.map((pack, index) => (
          <li key={pack.id} className={styles.card} data-popular={popular(index)}>
            <div>
              <PackageName pack={pack} />
              <p className={styles.audience}>{pack.audience}</p>
              <PackagePrice pack={pack} from={from} per={per} />
              <CalculatorLink pack={pack} />
            </div>
            <dl>
              {lines.map(
                ({ label, cells: { [index]: cell } }) =>
                  cell && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <PackageCellView cell={cell} />
                      </dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ul>
      <CommonLines lines={common} />
    </>
  );
}

function CalculatorLink({ pack }: { pack: Package }) {
  return (
    <ButtonLink href={calculatorHref} variant={pack.popular ? 'primary' : 'quiet'}>
      Beregn din pris
    </ButtonLink>
  );
}
