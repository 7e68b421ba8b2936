import type { ReactNode } from 'react';
import { type ComparedPackage, notIncluded, type PackageSet } from '#src/site/package-comparison.ts';
import { buttonClass } from '../button/Button.tsx';
import { Entry } from '../entry/Entry.tsx';
import { FactText } from '../fact/FactText.tsx';
import { PackageCondition, PackageName, PackagePrice } from './PackageParts.tsx';
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
 * displayed, so screen readers never read both. The lines that all three share are listed once, below, to be opened.
 */
export function Packages({ set, caption, per }: PackagesProps) {
  const { packages, from, lines, common, commonTopics } = set;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {packages.map((pack) => (
              <th key={pack.name} scope="col" data-popular={pack.popular || undefined}>
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
            cell={(pack) => (
              <>
                <PackagePrice pack={pack} from={from} per={per} />
                <PackageCondition pack={pack} />
              </>
            )}
          />
          <Row packages={packages} cell={(pack) => <ActionLink pack={pack} />} />
        </tbody>
        <tbody>
          {lines.map(({ label, cells }) => (
            <Row
              key={label}
              packages={packages}
              label={label}
              cell={(_pack, index) => <Cell text={cells[index]} />}
            />
          ))}
        </tbody>
      </table>
      <ul className={styles.cards}>
        {packages.map((pack, index) => (
          <li key={pack.name} className={styles.card} data-popular={pack.popular || undefined}>
            <div>
              <PackageName pack={pack} />
              <p className={styles.audience}>{pack.audience}</p>
              <PackagePrice pack={pack} from={from} per={per} />
              <PackageCondition pack={pack} />
              <ActionLink pack={pack} />
            </div>
            <dl>
              {lines.map(({ label, cells }) => (
                <Entry key={label} term={label} wide={hasSentence(cells[index])}>
                  <Cell text={cells[index]} />
                </Entry>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <details className={styles.shared}>
        <summary className="arrow">
          <h3>Det er ens i alle tre</h3>
          <span>{commonTopics}</span>
        </summary>
        <dl className={styles.common}>
          {common.map(({ label, cell }) => (
            <Entry key={label} term={label}>
              <Cell text={cell} />
            </Entry>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The default is only for TypeScript, which does not count packages and cells. */
function Cell({ text = '' }: { text: string | undefined }) {
  return text === notIncluded ? <span>{text}</span> : <FactText text={text} />;
}

/** Whether a cell needs the width of its card. */
const hasSentence = (text = '') => text.includes('. ');

type RowProps = {
  packages: readonly ComparedPackage[];
  /** Row heading, unless the cells speak for themselves. */
  label?: string;
  cell: (pack: ComparedPackage, index: number) => ReactNode;
};

function Row({ packages, label, cell }: RowProps) {
  return (
    <tr>
      {label ? <th scope="row">{label}</th> : <td />}
      {packages.map((pack, index) => (
        <td key={pack.name} data-popular={pack.popular || undefined}>
          {cell(pack, index)}
        </td>
      ))}
    </tr>
  );
}

/** The address says which package was chosen. A form on the same page takes it from the click (`data-choice`). */
function ActionLink({ pack: { action, popular } }: { pack: ComparedPackage }) {
  return (
    <a className={buttonClass(popular ? 'primary' : 'quiet')} href={action.href} data-choice>
      {action.label}
    </a>
  );
}
