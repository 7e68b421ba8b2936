import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { sizes } from '#src/features/calculator/questions.ts';
import { SizeIllustration } from '#src/features/calculator/SizeIllustration.tsx';
import styles from './PackageLinks.module.css';

/** Links to the website packages further down the page, each with its price and its island. */
export function PackageLinks() {
  return (
    <nav aria-label="Hjemmesidepakker">
      <ul className={styles.prices}>
        {Object.entries(sizes).map(([id, { name, price, rings }]) => (
          <li key={id}>
            <SizeIllustration rings={rings} />
            <a className="target covers" href={`#${id}`}>
              {name}
            </a>
            <p className="caption">
              fra{' '}
              <b>
                <FactValue name={price} />
              </b>
              <br />
              <FactValue name="pakker.moms" />
              <br />
              <Price name={price} form="inkl" isWhole />
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
