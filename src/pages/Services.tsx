import { ButtonLink } from '#src/components/Button.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { HeroPrices } from '#src/components/hero/HeroPrices.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Section } from '#src/components/Section.tsx';
import { caseHref, points, shownCase } from '#src/content/collections.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import { ServicePage } from './ServicePage.tsx';
import styles from './Services.module.css';
import { CustomerJourney } from './services/CustomerJourney.tsx';
import { LightRange } from './services/LightRange.tsx';

const searchGroups = [
  { title: 'Så hjemmesiden kan findes', services: points.soegning },
  { title: 'Så flere får øje på den', services: points.kendskab },
];
const searchServices = [...points.soegning, ...points.kendskab];

/** Services page: the customer journey, website services and marketing services. */
export function Component() {
  return (
    <ServicePage
      name="services"
      critical="heroPrices"
      service={{
        name: 'Webdesign og søgemaskineoptimering',
        description:
          'Hjemmesider, webshops, landingssider og vedligehold samt SEO, annoncer, indhold og rapporter.',
        type: 'Webdesign og SEO',
        price: 'hjemmesider.fra',
      }}
      hero={{
        theme: 'deep',
        title: 'Hjemmesider og SEO, fra søgning til opkald',
        lead: 'Vi bygger hjemmesiden og hjælper kunderne med at finde den. Hvis du har en i forvejen, får du to priser: én på at rette den og én på en ny.',
        aside: (
          <HeroPrices
            items={[
              { href: '/hjemmesider', label: 'Hjemmesider', price: 'hjemmesider.fra' },
              { href: '/seo', label: 'SEO', price: 'seo.basis.pris', per: 'pr. måned' },
            ]}
          />
        ),
      }}
      questions={{ set: 'ydelser', title: 'Spørgsmål om ydelserne' }}
      callToAction={{
        title: 'I tvivl om, hvor du skal begynde?',
        text: 'Fortæl, hvor kunderne kommer fra i dag, og hvor du mangler dem. Så peger vi på det, der skal gøres først.',
        primary: { href: '/kontakt', label: 'Få en gratis konsultation' },
        secondary: { href: calculatorHref, label: 'Beregn din pris' },
      }}
    >
      <CustomerJourney />

      <Section
        id="hjemmesider"
        title="Hjemmesider, webshops og vedligehold"
        lead="Vi kan også skrive teksterne og passe siden bagefter."
        action={
          <ButtonLink href="/hjemmesider" variant="quiet">
            Mere om hjemmesider
          </ButtonLink>
        }
      >
        <ul className={`rows ${styles.pairs}`}>
          {points.ydelser.map(({ title, text, note }) => (
            <li key={title} className="stack">
              <h3>{title}</h3>
              <p>
                <FactText text={note ?? ''} />
              </p>
              <p className="soft">
                <FactText text={text} />
              </p>
            </li>
          ))}
        </ul>
        <div className={`stack ${styles.pairs}`}>
          {[shownCase('services'), shownCase('servicesToo')].map((study) => (
            <a key={study.id} href={caseHref(study)}>
              <CasePicture {...study} alt="" sizes="(width >= 40rem) 46vw, 100vw" />
              <span className="target">{study.title}: se casen</span>
            </a>
          ))}
        </div>
      </Section>

      <Section
        id="seo"
        side
        title="SEO og markedsføring"
        lead={
          <>
            Ved de fleste står, hvilke <span data-whole="">SEO-pakker</span> de er med{'\u00a0'}i. Annoncer og
            sociale medier er efter aftale.
          </>
        }
        action={
          <>
            <ButtonLink href="/seo" variant="quiet">
              Mere om SEO
            </ButtonLink>
            <LightRange services={searchServices.length} solid={points.soegning.length} />
          </>
        }
      >
        {searchGroups.map(({ title, services }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl className="rows">
              {services.map((service) => {
                const number = searchServices.indexOf(service) + 1;
                return (
                  <div key={service.title}>
                    <dt>
                      <span className={styles.number} aria-hidden="true">
                        {number}
                      </span>
                      {service.title}
                    </dt>
                    <dd className="soft">
                      <FactText text={service.text} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
      </Section>
    </ServicePage>
  );
}
