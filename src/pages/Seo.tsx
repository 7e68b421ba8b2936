import { ButtonLink } from '#src/components/Button.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactRows } from '#src/components/entry/FactRows.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Section } from '#src/components/Section.tsx';
import { caseHref, points, report, shownCase } from '#src/content/collections.ts';
import { SeoReport } from '#src/features/seo-report/SeoReport.tsx';
import { formatFact } from '#src/site/format-fact.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import styles from './Seo.module.css';
import { ServicePage } from './ServicePage.tsx';

/** SEO service page with a sample of the customer's monthly report. */
export function Component() {
  const study = shownCase('seo');
  return (
    <ServicePage
      name="seo"
      service={{
        name: 'Søgemaskineoptimering',
        description: 'Teknisk gennemgang, søgeordsanalyse, indhold, links og rapport hver måned.',
        type: 'SEO',
        price: 'ydelse.seo.pris',
        unitCode: 'MON',
      }}
      hero={{
        theme: 'deep',
        title: 'SEO: Bliv fundet af dem, der leder',
        lead: (
          <>
            {/* One text without elements, whose lines break alike in the fallback font. */}
            {`${study.title} gik i sin by fra plads ${formatFact('case.cykelvaerksted.plads-foer')} til ${formatFact('case.cykelvaerksted.plads')} i snit på »cykelreparation«. `}
            Hver måned ser du, hvor du ligger, og om arbejdet giver flere henvendelser.
          </>
        ),
        picture: (
          <img
            src="/billeder/tegninger/fyr.svg"
            width="700"
            height="520"
            alt=""
            fetchPriority="low"
            data-decoration
          />
        ),
        children: (
          <>
            <p className="caption">
              Pakkerne koster fra <Price name="seo.basis.pris" form="begge" /> om måneden.
            </p>
            <div className="buttons">
              <ButtonLink href="/kontakt">Få en gratis konsultation</ButtonLink>
              <ButtonLink href="/priser#seo" variant="quiet">
                Se SEO-pakkerne
              </ButtonLink>
            </div>
          </>
        ),
      }}
      questions={{ set: 'seo', title: 'Spørgsmål om SEO' }}
      callToAction={{
        title: 'Vil du vide, hvor du ligger i dag?',
        text: 'Skriv din hjemmesides adresse og tre ord, du gerne vil findes på. Så siger vi, om de er inden for rækkevidde.',
        primary: { href: '/kontakt', label: 'Få en gratis konsultation' },
        secondary: { href: '/priser#seo', label: 'Se SEO-pakkerne' },
      }}
    >
      <Section
        id="vaerdi"
        theme="shallow"
        title={
          'En annonce stopper, når budgettet er brugt. En\u00a0god placering kan blive stående og hente kunder.'
        }
        lead={
          'Ingen kan love en førsteplads, heller ikke vi. Vi\u00a0lover arbejdet, og at du kan se, hvad det giver.'
        }
      >
        <dl className={`cells ${styles.terms}`}>
          <Entry term="De første forbedringer">
            <b className="figure">
              <FactValue name="seo.foerste-resultater" />
            </b>
          </Entry>
          <Entry term="Markante forbedringer">
            <b className="figure">
              <FactValue name="seo.store-resultater" />
            </b>
          </Entry>
          <Entry term="Aftalens mindste løbetid">
            <b className="figure">
              <FactValue name="seo.binding" />
            </b>
          </Entry>
        </dl>
        <p className="soft">
          {/* bekræft: den typiske pris, taget fra de strukturerede data, og at der kan købes opgaver til Basis */}
          Basis med tilkøb, du selv vælger, koster typisk omkring{' '}
          <Price name="ydelse.seo.pris" form="begge" /> om måneden.
        </p>
      </Section>

      <Section
        id="metode"
        theme="shallow"
        title="Fem slags arbejde, én rapport"
        lead="Sådan ser en rapport ud. Malerfirmaet og tallene er opfundne."
      >
        <ol className={`cells ${styles.method}`}>
          {points.metode.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="caption">
                <FactText text={text} />
              </p>
            </li>
          ))}
        </ol>
        <SeoReport report={report} />
      </Section>

      <Section
        id="lokal"
        title="Når kunden søger i nærheden"
        lead="Google viser ofte et kort før hjemmesiderne, når man søger en butik eller en håndværker."
      >
        <FactRows items={points.lokal} />
      </Section>

      <Section
        id="linkbuilding"
        side
        title="Linkbuilding, der holder"
        lead="Et link fra en anden hjemmeside er en anbefaling, som søgemaskinen kan læse."
      >
        <div className={`stack ${styles.links}`}>
          <p>
            Google regner betalte links, der skal flytte en placering, for spam og kan se bort fra dem eller
            sætte hjemmesiden ned. Det står i{' '}
            <a href="https://developers.google.com/search/docs/essentials/spam-policies" rel="external">
              Googles regler mod spam
            </a>
            .
          </p>
          <p>
            Vi begynder med dem, der kender dig: leverandører, kunder, brancheforeningen og den lokale avis.
            Derefter laver vi noget, andre kan henvise til, for eksempel en prisoversigt eller tal fra dit
            fag. Det går langsomt, og nogle måneder kommer der ingen.
          </p>
        </div>
      </Section>

      <Section
        id="hjemmeside"
        theme="sand"
        side
        title="Nogle gange må hjemmesiden laves om først"
        lead={
          <>
            Hvis den er for langsom eller umulig at rette{'\u00a0'}i, siger vi det, før du bruger penge på
            SEO. Se,{' '}
            <a href="/cases/gartneri">
              hvordan <FactValue name="case.gartneri.adresser" /> adresser flyttede med
            </a>
            .
          </>
        }
        action={
          <div className="buttons">
            <ButtonLink href={calculatorHref} variant="quiet">
              Beregn din pris
            </ButtonLink>
            <a className="target" href="/hjemmesider">
              Sådan bygger vi hjemmesider
            </a>
          </div>
        }
      >
        <figure>
          <CasePicture {...study} sizes="(width >= 64rem) 50vw, 100vw" />
          <figcaption className="caption">
            <a href={caseHref(study)}>{study.title}</a>: <FactText text={study.results.at(-1) ?? ''} />
          </figcaption>
        </figure>
      </Section>
    </ServicePage>
  );
}
