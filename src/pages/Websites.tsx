import { ButtonLink } from '#src/components/Button.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactRows } from '#src/components/entry/FactRows.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Section } from '#src/components/Section.tsx';
import { Waypoints } from '#src/components/Waypoints.tsx';
import { caseHref, points, processSteps, shownCase } from '#src/content/collections.ts';
import { calculatorHref, calculatorHrefFor } from '#src/site/navigation.ts';
import type { shownCases } from '#src/site/shown-cases.ts';
import { ServicePage } from './ServicePage.tsx';
import styles from './Websites.module.css';
import widths from './websites/Widths.module.css';

/** Website service page: types of sites, maintenance, WordPress and the process. */
export function Component() {
  return (
    <ServicePage
      name="websites"
      critical="websites"
      service={{
        name: 'Hjemmesider',
        description: 'Responsive hjemmesider, webshops og landingssider samt vedligehold bagefter.',
        type: 'Webdesign',
        price: 'ydelse.hjemmesider.pris',
      }}
      hero={{
        title: 'Hjemmesider til telefonen først',
        lead: 'Kunden finder pris og nummer med én\u00a0tommelfinger.',
        picture: (
          <img
            className={widths.drawing}
            src="/billeder/tegninger/tre-bredder.svg"
            width="700"
            height="520"
            alt=""
            fetchPriority="low"
          />
        ),
        children: (
          <>
            {/* bekræft: den typiske pris, taget fra de strukturerede data, og at teksterne er forskellen */}
            <p className="caption">
              Pakkerne koster fra <Price name="hjemmesider.fra" form="begge" />, og en lille hjemmeside ender
              typisk omkring <Price name="ydelse.hjemmesider.pris" form="begge" />, hvis vi skriver teksterne.
            </p>
            <ButtonLink href={calculatorHref}>Beregn din pris</ButtonLink>
          </>
        ),
      }}
      questions={{ set: 'hjemmesider', title: 'Spørgsmål om hjemmesider' }}
      callToAction={{
        title: 'Hvad skal din hjemmeside kunne?',
        text: 'Den første samtale er gratis. Bagefter ved du, hvad siden skal kunne, og hvad den koster.',
        primary: { href: '/kontakt', label: 'Få et tilbud' },
        secondary: { href: '/cases', label: 'Se vores cases' },
      }}
    >
      <Feature
        title="Responsive hjemmesider"
        shows="website"
        facts={[
          ['Pris', 'Fra {{pakke.lille.pris|begge}}', calculatorHrefFor('lille')],
          ['Levering', '{{levering.pakker}}'],
        ]}
      >
        Teksten kan læses uden at zoome. Det er den samme side, tegnet om til hver bredde.
      </Feature>
      <Feature
        title="Webshops"
        shows="webshop"
        flipped
        facts={[
          [
            'Pris',
            'Fra {{guide.webshop|begge}}, omkring {{webshop.varer.lille}} varer',
            calculatorHrefFor('stor'),
          ],
          [
            'Større',
            '{{guide.webshop.mellem|begge}}, omkring {{webshop.varer.mellem}} varer',
            '/priser#hjemmesider',
          ],
          ['Levering', '{{levering.store}}'],
          // bekræft: prisen på at passe en kobling står i tilbuddet, og I bygger webshops i WooCommerce og Shopify, og kunderne kan betale med MobilePay
          ['System og betaling', 'WooCommerce eller Shopify, også med MobilePay'],
          ['Har du en webshop', 'Varer og gamle adresser flytter med', '/cases/gartneri'],
          ['Få et bud', 'Skriv butikkens adresse, og hvad dit lagersystem hedder', '/kontakt'],
        ]}
      >
        Der er få trin i kurven, fragten vises tidligt, og butikken holder styr på antallet, så to på nettet
        ikke får samme eksemplar. Koblingen til lager, regnskab eller ERP har sin egen linje i tilbuddet, og
        det har pasningen også.
      </Feature>
      <Feature
        title="Landingssider"
        shows="landingPage"
        facts={[
          ['Egner sig til', 'Kampagner, kurser, arrangementer'],
          ['Måles på', 'Én ting: henvendelsen'],
        ]}
      >
        Den, der vil have varmt rugbrød lørdag morgen, skal lande på brødet og klokkeslættet. Én side, ét
        ærinde.
      </Feature>

      <Section
        id="vedligehold"
        side
        title="Vedligehold"
        lead="Det er ikke med i hosting. Det er frivilligt, men en WooCommerce-butik bør have det."
        action={
          <p className="caption">
            En statisk side koster fra <Price name="vedligehold.statisk" form="begge" /> om måneden og
            WordPress fra <Price name="vedligehold.wordpress" form="begge" isWhole />.
          </p>
        }
      >
        <dl className="rows">
          {points.vedligehold.map(({ title, text, note }) => (
            <Entry key={title} term={title}>
              <p className="caption">{note}</p>
              <p>
                <FactText text={text} />
              </p>
            </Entry>
          ))}
        </dl>
      </Section>

      <Section
        id="wordpress"
        title="Skal det være WordPress?"
        lead="Det kan det være. Vi bygger i WordPress eller som en statisk hjemmeside, og vi siger, hvad vi ville vælge, før du siger ja."
      >
        <FactRows items={points.wordpress} />
      </Section>

      <Section
        id="forloeb"
        theme="sand"
        title="Fire trin, og hvad du skal gøre i dem"
        lead="Du bruger mest tid i begyndelsen."
      >
        <Waypoints steps={processSteps.map((step) => ({ ...step, text: step.yours }))} />
      </Section>

      <Section
        id="seo"
        theme="sand"
        title="Skal hjemmesiden også ligge højt på Google?"
        lead={
          <>
            Vi bygger hjemmesiden, så søgemaskinen kan læse den. At ligge højt er et arbejde for sig. Regn med{' '}
            <FactValue name="seo.foerste-resultater" />, før de første forbedringer kan ses.
          </>
        }
        action={
          <ButtonLink href="/seo" variant="quiet">
            Sådan arbejder vi med SEO
          </ButtonLink>
        }
      />
    </ServicePage>
  );
}

type FeatureProps = {
  title: string;
  /** Which case's picture it shows. */
  shows: keyof typeof shownCases;
  /** Whether the picture is on the left instead of the right. */
  flipped?: boolean;
  /** Label, value, which may contain `{{fact}}` tokens, and where the value leads. */
  facts: readonly (readonly [label: string, value: string, href?: string])[];
  children: string;
};

/** Type of site: text on five columns and a picture on seven that bleeds to the window's edge. */
function Feature({ title, shows, flipped, facts, children }: FeatureProps) {
  const study = shownCase(shows);
  return (
    <section className={styles.feature} data-theme="paper" data-flipped={flipped}>
      <div className="wrap columns">
        <div className="stack">
          <h2 className={flipped ? undefined : 'depth-mark'}>{title}</h2>
          <p className="lead">{children}</p>
          <dl className="rows">
            {facts.map(([label, value, href]) => {
              const text = <FactText text={value} />;
              return (
                <Entry key={label} term={label}>
                  {href ? (
                    <a className="target" href={href}>
                      {/* One item of the link's row, however many prices are in it. */}
                      <span>{text}</span>
                    </a>
                  ) : (
                    text
                  )}
                </Entry>
              );
            })}
          </dl>
        </div>
        <figure>
          <CasePicture {...study} sizes="(width >= 64rem) 56vw, 100vw" />
          <figcaption>
            <a className="target" href={caseHref(study)}>
              {study.title}: se casen
            </a>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
