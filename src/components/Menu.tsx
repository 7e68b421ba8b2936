import { calculatorHref } from '#src/site/calculator-href.ts';
import { company, emailHref, phoneHref } from '#src/site/company.ts';
import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import styles from './Menu.module.css';
import { ariaCurrent, type MenuLink as Link, type MenuLinks } from './menu-links.ts';

type MenuProps = { links: MenuLinks; trail: readonly string[]; lang: 'da' | undefined };

/**
 * Menu of narrow screens: a native popover that the header's burger opens without script. `src/browser/menu.ts` traps
 * the focus while it is open and restores it afterwards. The services are not folded: Firefox loses Tab at a `<details>`.
 */
export function Menu({ links: { home, main }, trail, lang }: MenuProps) {
  return (
    <div
      className={styles.menu}
      id="sidemenu"
      popover="auto"
      role="dialog"
      aria-label="Menu"
      data-theme="paper"
      lang={lang}
    >
      <div className={styles.top}>
        <Logo />
        <button className="target" type="button" popoverTarget="sidemenu" popoverTargetAction="hide">
          <Icon name="close" />
          <span>Luk</span>
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className={styles.links}>
          {[{ ...home, children: [] }, ...main].map((entry) => (
            <li key={entry.path}>
              {entry.children.length ? (
                <>
                  <b>{entry.label}</b>
                  <ul className={styles.sub}>
                    {entry.children.map((child) => (
                      <li key={child.path}>
                        <MenuLink link={child} trail={trail} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <MenuLink link={entry} trail={trail} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.contact}>
        <ButtonLink href={calculatorHref}>Beregn din pris</ButtonLink>
        <a className="figure" href={phoneHref}>
          {company.phone}
        </a>
        <a href={emailHref}>{company.email}</a>
      </div>
    </div>
  );
}

function MenuLink({ link, trail }: { link: Link; trail: readonly string[] }) {
  return (
    <a href={link.path} aria-current={ariaCurrent(link, trail)}>
      {link.label}
    </a>
  );
}
