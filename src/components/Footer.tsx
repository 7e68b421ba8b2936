import { company, emailHref, phoneHref, town } from '#src/site/company.ts';
import { footerLinks, legalLinks, type NavLink, serviceLinks } from '#src/site/navigation.ts';
import { EmailHours } from './entry/EmailHours.tsx';
import styles from './Footer.module.css';
import { FactValue } from './fact/FactValue.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { ScrollTop } from './ScrollTop.tsx';

/**
 * How to reach the company, links to every page, and the company details that Danish law requires: name, address, CVR
 * number, e-mail.
 */
export function Footer() {
  const { street } = company.address;
  return (
    <footer className={`scale ${styles.footer}`} data-theme="deep">
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
            <EmailHours />
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
              <LinkItems links={footerLinks} />
            </ul>
          </div>
          <div>
            <h2>Tjenester</h2>
            <ul>
              <LinkItems links={serviceLinks} />
            </ul>
          </div>
        </nav>
      </div>
      <div className={`wrap cluster ${styles.bottom}`}>
        <p>© {company.legalName}</p>
        <ul className="cluster" data-print="no">
          <LinkItems links={legalLinks} />
          <li>
            <a href="/feed.xml">Nyhedsfeed til feedlæsere</a>
          </li>
          <li data-needs-script>
            {/* The address is where it leads if the settings cannot be opened. */}
            <button type="button" data-consent-open="/cookies#styr-cookies">
              Cookie-indstillinger
            </button>
          </li>
        </ul>
      </div>
      <ScrollTop />
    </footer>
  );
}

function LinkItems({ links }: { links: readonly Pick<NavLink, 'path' | 'label'>[] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <a href={path}>{label}</a>
    </li>
  ));
}
