import type { ReactNode } from 'react';
import { calculatorHref } from '#src/site/navigation.ts';
import type { Package, PackageSet } from '#src/site/packages.ts';
import { ButtonLink } from '../button/Button.tsx';
import { Entry } from '../entry/Entry.tsx';
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
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {packages.map((pack) => (
              <th key={pack.id} scope="col" data-popular={pack.popular || undefined}>
                <PackageName pack={pack} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.top}>
          <Row packages={packages} label="Til hvem" cell={({ audience }) => audience} />
          <Row
            packages={packages}
            label="Pris"
            cell={(pack) => <PackagePrice pack={pack} from={from} per={per} />}
          />
          <Row packages={packages} cell={(pack) => <CalculatorLink pack={pack} />} />
        </tbody>
        <tbody>
          {lines.map(({ label, cells }) => (
            <Row
              key={label}
              packages={packages}
              label={label}
              cell={(_pack, index) => <PackageCellView cell={cells[index]} />}
            />
          ))}
        </tbody>
      </table>
      <ul className={styles.cards}>
        {packages.map((pack, index) => (
          <li key={pack.id} className={styles.card} data-popular={pack.popular || undefined}>
            <div>
              <PackageName pack={pack} />
              <p className={styles.audience}>{pack.audience}</p>
              <PackagePrice pack={pack} from={from} per={per} />
              <CalculatorLink pack={pack} />
            </div>
            <dl>
              {lines.map(({ label, cells }) => (
                <Entry key={label} term={label}>
                  <PackageCellView cell={cells[index]} />
                </Entry>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <CommonLines lines={common} />
    </>
  );
}

type RowProps = {
  packages: readonly Package[];
  /** Row heading, unless the cells speak for themselves. */
  label?: string;
  cell: (pack: Package, index: number) => ReactNode;
};

function Row({ packages, label, cell }: RowProps) {
  return (
    <tr>
      {label ? <th scope="row">{label}</th> : <td />}
      {packages.map((pack, index) => (
        <td key={pack.id} data-popular={pack.popular || undefined}>
          {cell(pack, index)}
        </td>
      ))}
    </tr>
  );
}

function CalculatorLink({ pack }: { pack: Package }) {
  return (
    <ButtonLink href={calculatorHref} variant={pack.popular ? 'primary' : 'quiet'}>
      Beregn din pris
    </ButtonLink>
  );
}
