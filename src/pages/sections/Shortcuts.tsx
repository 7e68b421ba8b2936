import type { ReactNode } from 'react';
import { menuLinks } from '#src/content/collections.ts';
import styles from './NotFound.module.css';
import { partsOf } from './slots.ts';

/** The links of the menu, each with a few words. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const [heading] = partsOf(children);
  const id = `${heading?.props.id}-titel`;
  return (
    <nav className={`wrap ${styles.ways}`} aria-labelledby={id}>
      <h2 id={id}>{heading?.props.children}</h2>
      <ul className="cells fours">
        {[menuLinks.home, ...menuLinks.main].map(({ path, label, hint }) => (
          <li key={path}>
            <a className="target" href={path}>
              {label}
            </a>
            <p className="caption">{hint}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
