import { Badge } from '#src/components/Badge.tsx';
import { buttonClass } from '#src/components/Button.tsx';
import { Entry } from '#src/components/Entry.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { FactValue } from '#src/components/fact/FactValue.tsx';
import { comparedPackages } from './compared-packages.ts';
import { PackagePrice } from './PackagePrice.tsx';
import styles from './Packages.module.css';

/** Cell of a package without the feature, in a lighter colour. */
const notIncluded = 'Ikke med';

/**
 * Comparison of packages: a list of cards, which stand side by side on wide screens, each line on one height. The lines
 * that all share are listed once, below, to be opened.
 */
export function Packages({ af }: { af: keyof typeof comparedPackages }) {
  const { packages, audiences, caption, action, from, per, lines, commonTitle, common, commonTopics } =
    comparedPackages[af];
  return (
    <>
      <ul className={`stack ${styles.packages}`} aria-label={caption}>
        {packages.map((pack, at) => (
          <li key={pack.id} id={pack.id} className={`${styles.card} ${pack.popular ? styles.popular : ''}`}>
            <div className="cluster">
              <h3>{pack.name}</h3>
              {pack.popular && <Badge>Mest populær</Badge>}
            </div>
            <p className="soft">{audiences[at]}</p>
            <PackagePrice pack={pack} from={from} per={per} />
            {/* A form on the same page takes the package that was chosen from the address. */}
            <a className={`choice ${buttonClass(pack.popular ? 'primary' : 'quiet')}`} href={pack.href}>
              {`${action} ${pack.name}`}
            </a>
            <dl className={styles.lines}>
              {lines.map(({ name, cells }) => (
                <Entry key={name} term={name} wide={cells.some(hasSentence)}>
                  <Cell text={cells[at]} />
                </Entry>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {packages.some(({ isDiscounted }) => isDiscounted) && (
        <p className="caption">
          <FactValue name="rabat.betingelse" />
        </p>
      )}
      <details className={styles.shared}>
        <summary className="arrow">
          <h3>{commonTitle}</h3>
          <span className="caption">{commonTopics}</span>
        </summary>
        <dl className="cells fours">
          {common.map(({ name, text }) => (
            <Entry key={name} term={name}>
              <Cell text={text} />
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

/** Whether a cell needs the width of its card; the others of its line have it, too. */
const hasSentence = (text: string) => text.includes('. ');
