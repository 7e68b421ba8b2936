import { calculatorHref } from '#src/site/calculator-href.ts';
import { company, phoneHref } from '#src/site/company.ts';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { ariaCurrent, type MenuEntry } from './menu-links.ts';

type HeaderProps = { links: readonly MenuEntry[]; trail: readonly string[]; lang: 'da' | undefined };

/** Logo, links, phone number and the way to a price. Below 64rem the links move into the menu that the burger opens. */
export function Header({ links, trail, lang }: HeaderProps) {
  return (
    <header className={styles.header} data-theme="paper" lang={lang}>
      <div className={`wrap ${styles.inner}`}>
        <a
          className="target"
          href="/"
          aria-label={`${company.name}, til forsiden`}
          aria-current={trail[0] === '/' ? 'page' : undefined}
        >
          <Logo />
        </a>
        <nav aria-label="Hovedmenu" data-print="no">
          <ul className={styles.links}>
            {links.map((entry) => (
              <li key={entry.path} className={entry.children.length ? styles.dropdown : undefined}>
                <a className="target" href={entry.path} aria-current={ariaCurrent(entry, trail)}>
                  {entry.label}
                </a>
                {entry.children.length > 0 && <Dropdown entry={entry} trail={trail} />}
              </li>
            ))}
          </ul>
        </nav>
        <a
          className={`target ${styles.phone}`}
          href={phoneHref}
          aria-label={`Ring til os på ${company.phone}`}
        >
          <Icon name="phone" size={20} />
          <span>{company.phone}</span>
        </a>
        <a className={`target ${styles.price}`} href={calculatorHref} data-print="no">
          Beregn din pris
        </a>
        <button className={`target ${styles.burger}`} type="button" popoverTarget="sidemenu" data-print="no">
          <Icon name="menu" />
          <span>Menu</span>
        </button>
      </div>
    </header>
  );
}

/** Button beside a link, which opens a panel of the page's children. */
function Dropdown({ entry, trail }: { entry: MenuEntry; trail: readonly string[] }) {
  const panelId = `under${entry.path.replace('/', '-')}`;
  return (
    <>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        aria-label={`Vis ${entry.label.toLowerCase()}`}
        data-needs-script
      >
        <Icon name="chevron-down" size={18} />
      </button>
      <ul className={styles.panel} id={panelId}>
        {entry.children.map((child) => (
          <li key={child.path}>
            <a href={child.path} aria-current={ariaCurrent(child, trail)}>
              {child.label}
              <span>{child.hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
