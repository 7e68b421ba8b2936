import { sizes } from '#src/features/calculator/questions.ts';
import { SizeIllustration } from '#src/features/calculator/SizeIllustration.tsx';
import styles from './PackageLinks.module.css';

/** Links to the website packages further down the page, each with its island. */
export function PackageLinks() {
  return (
    <nav aria-label="Hjemmesidepakker">
      <ul className={styles.islands}>
        {Object.entries(sizes).map(([id, { name, rings }]) => (
          <li key={id}>
            <SizeIllustration rings={rings} />
            <a className="target covers" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
