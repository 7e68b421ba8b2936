import { CallToAction } from '#src/components/CallToAction.tsx';
import { EmailHours } from '#src/components/entry/EmailHours.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactValue } from '#src/components/fact/FactValue.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { Section } from '#src/components/Section.tsx';
import { team } from '#src/content/collections.ts';
import { Island } from '#src/islands/Island.tsx';
import { danishList } from '#src/lib/danish-text.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { company, emailHref, phoneHref, town } from '#src/site/company.ts';
import { contactHref } from '#src/site/contact-href.ts';
import { contactEndpoint } from '#src/site/endpoints.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import styles from './Contact.module.css';
import { CriticalStyles } from './CriticalStyles.tsx';
import faces from './contact/Faces.module.css';
import { Portrait } from './Portrait.tsx';

/** First names of the team: `Nanna og Jeppe`. */
const names = danishList.format(team.map(({ name }) => name.split(' ')[0] ?? name));

/** Contact page: phone, e-mail and calculator, the form, opening hours, newsletter and company details. */
export function Component() {
  return (
    <>
      <CriticalStyles of="contact" />
      <PageHead {...pages.contact} />
      <PageHero
        breadcrumbs={pages.contact.crumbs}
        title="Der sidder et menneske i den anden ende"
        lead={
          <>
            {/* bekræft: den første samtale kan være i telefonen, over video eller et møde */}
            {names} svarer selv inden for <FactValue name="svar.timer" />. Den første samtale er gratis, i
            telefonen, over video eller{'\u00a0'}hos{'\u00a0'}os.
          </>
        }
        picture={
          <div className={faces.faces}>
            {team.map((member) => (
              <Portrait key={member.id} member={member} priority />
            ))}
          </div>
        }
      />

      <div className={styles.ways} data-theme="paper">
        <ul className="wrap depth-mark">
          <li>
            <h2>Ring</h2>
            <p className="caption">
              Hverdage kl.&nbsp;
              <FactValue name="aabningstid.telefon" />. Hurtigst til korte spørgsmål.
            </p>
            <a className="target figure" href={phoneHref}>
              {company.phone}
            </a>
          </li>
          <li>
            <h2>Skriv</h2>
            <p className="caption">Godt, når der er noget at vise: et link, en skitse, en liste.</p>
            <a className="target" href={emailHref}>
              {company.email}
            </a>
          </li>
          <li>
            <h2>Regn selv</h2>
            <p className="caption">
              En vejledende pris, uden at du skal tale med nogen. Det tager højst{' '}
              <FactValue name="tilbud.minutter" />.
            </p>
            <a className="target" href={calculatorHref}>
              Åbn prisberegneren
            </a>
          </li>
        </ul>
      </div>

      <Section
        id="kontakt-form"
        side
        title="Send en besked"
        lead="Skriv, hvad du laver, og hvad du gerne vil opnå."
      >
        {/* Where a link leads that offers the newsletter: the form, with its message filled in. */}
        <div id="nyhedsbrev">
          <Island name="contact" when="visible" endpoint={contactEndpoint} />
        </div>
      </Section>

      <Section
        id="aabningstider"
        theme="sand"
        title="Åbningstider"
        lead={
          <>
            En fejl kan du melde hele døgnet på <span className="email">e-mail</span> eller gennem formularen.
            I åbningstiden læser en af os den, ellers når vi åbner.
          </>
        }
      >
        <dl className={`cells ${styles.facts}`}>
          <EmailHours />
          <Entry term="Telefon på hverdage">
            <FactValue name="aabningstid.telefon" />
          </Entry>
        </dl>
      </Section>

      <Section id="virksomheden" theme="sand" title="Virksomheden">
        <dl className={`cells ${styles.facts}`}>
          <Entry term="Navn">{company.legalName}</Entry>
          <Entry term="CVR-nummer">{company.cvr}</Entry>
          <Entry term="Adresse">
            {company.address.street}, {town.replaceAll(' ', '\u00a0')}, {company.address.country}
          </Entry>
          <Entry term="Hjemsted">{company.place}</Entry>
          <Entry term="E-mail" wide>
            <a className="target" href={emailHref}>
              {company.email}
            </a>
          </Entry>
          <Entry term="Telefon">
            <a className="target" href={phoneHref}>
              {company.phone}
            </a>
          </Entry>
        </dl>
      </Section>

      <CallToAction
        title="Nyhedsbrevet"
        text={
          <>
            En <span data-whole="">e-mail</span>, når vi har skrevet en ny artikel, og ikke ellers. Knappen
            skriver tilmeldingen i formularen ovenfor. Du framelder dig ved at svare på en{' '}
            <span data-whole="">e-mail</span> eller skrive til os.
          </>
        }
        harbour="nyhedsbrev"
        primary={{ href: contactHref('nyhedsbrev'), label: 'Tilmeld dig nyhedsbrevet' }}
        withPhone={false}
      />
    </>
  );
}
