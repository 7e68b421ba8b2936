import { company, emailHref, phoneHref, town } from '#src/site/company.ts';
import { Entry } from './Entry.tsx';
import styles from './Footer.module.css';
import { FactValue } from './fact/FactValue.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import type { MenuLink, MenuLinks } from './menu-links.ts';
import { ScrollTop } from './ScrollTop.tsx';

/**
 * How to reach the company, links to every page, and the company details that Danish law requires: name, address, CVR
 * number, e-mail.
 */
export function Footer({ links: { home, main, legal }, lang }: { links: MenuLinks; lang: 'da' | undefined }) {
  const { street } = company.address;
  const groups = main.filter(({ children }) => children.length);
  return (
    <footer className={`scale ${styles.footer}`} data-theme="deep" lang={lang}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.intro}>
          <Logo />
          <p>
            Vi laver hjemmesider og SEO til virksomheder og foreninger. Siden <FactValue name="grundlagt" />.
          </p>
        </div>
        <div className={styles.contact}>
          <h2>Kontakt</h2>
          <ul>
            <li>
              <a className={styles.phone} href={phoneHref}>
                {company.phone}
              </a>
              <br />
              Hverdage kl. <FactValue name="aabningstid.telefon" />
            </li>
            <li>
              <a href={emailHref}>{company.email}</a>
            </li>
          </ul>
          <p>Åbningstider for e-mail</p>
          <dl className={styles.hours}>
            <Entry term="Mandag-fredag">
              <FactValue name="aabningstid.hverdage" />
            </Entry>
            <Entry term="Lørdag-søndag">
              <FactValue name="aabningstid.weekend" />
            </Entry>
          </dl>
        </div>
        <div>
          <h2>Virksomheden</h2>
          <address className={styles.address}>
            {company.legalName}
            <br />
            {street}
            <br />
            {town}
            <br />
            CVR {company.cvr}
          </address>
          <ul>
            {Object.entries(company.profiles).map(([name, href]) => (
              <li key={name}>
                <a href={href}>
                  {name} <Icon name="external" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.sites} aria-label="Alle sider" data-print="no">
          <div>
            <h2>Sider</h2>
            <ul>
              <LinkItems links={[home, ...main.filter((entry) => !groups.includes(entry))]} />
            </ul>
          </div>
          {groups.map(({ path, label, children }) => (
            <div key={path}>
              <h2>{label}</h2>
              <ul>
                <LinkItems links={children} />
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={`wrap cluster ${styles.bottom}`}>
        <p>© {company.legalName}</p>
        <ul className="cluster" data-print="no">
          <LinkItems links={[...legal, { path: '/feed.xml', label: 'Nyhedsfeed (RSS)' }]} />
          <li data-needs-script>
            <button type="button" name="samtykke">
              Cookie-indstillinger
            </button>
          </li>
        </ul>
      </div>
      <ScrollTop />
    </footer>
  );
}

function LinkItems({ links }: { links: readonly Pick<MenuLink, 'path' | 'label'>[] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <a href={path}>{label}</a>
    </li>
  ));
}
