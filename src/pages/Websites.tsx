import { ButtonLink } from '#src/components/button/Button.tsx';
import { CallToAction } from '#src/components/call-to-action/CallToAction.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactValue, Price } from '#src/components/fact/Fact.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { Faq } from '#src/components/faq/Faq.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Section } from '#src/components/section/Section.tsx';
import { Waypoints } from '#src/components/waypoints/Waypoints.tsx';
import { faqSets } from '#src/content/collections.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { calculatorHref } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { processSteps } from '#src/site/process.ts';
import { CriticalStyles } from './CriticalStyles.tsx';
import { casePicture } from './case-picture.ts';
import styles from './Websites.module.css';
import { MaintenanceLog } from './websites/MaintenanceLog.tsx';
import { WidthsDrawing } from './websites/WidthsDrawing.tsx';

/** Website service page: types of sites, maintenance, WordPress and the process. */
export function Component() {
  return (
    <>
      <CriticalStyles of="websites" />
      <PageHead
        {...pages.websites}
        faq={faqSets.hjemmesider}
        service={{
          name: 'Hjemmesider',
          description: 'Responsive hjemmesider, webshops og landingssider samt vedligehold bagefter.',
          type: 'Webdesign',
          price: 'ydelse.hjemmesider.pris',
        }}
      />
      <PageHero
        breadcrumbs={pages.websites.crumbs}
        title="Tegnet til telefonen først"
        lead={
          <>
            {/* bekræft: den typiske pris, taget fra de strukturerede data */}
            Mange møder din virksomhed på en telefon, så vi begynder dér. Pakkerne koster fra{' '}
            <Price name="pakke.lille.pris" form="begge" />, og en lille hjemmeside ender typisk omkring{' '}
            <Price name="ydelse.hjemmesider.pris" />.
          </>
        }
        picture={<WidthsDrawing />}
      >
        <ButtonLink href={calculatorHref}>Beregn din pris</ButtonLink>
      </PageHero>

      <div className={styles.features}>
        <Feature
          title="Responsive hjemmesider"
          caseId="psykolog"
          facts={[
            ['Pris', 'Fra {{pakke.lille.pris}}'],
            ['Levering', '{{levering.pakker}}'],
          ]}
        >
          Teksten kan læses uden at zoome, og knappen ligger, hvor tommelfingeren er. På den store skærm får
          billederne plads. Det er den samme side, men den er tegnet om til hver bredde, så intet bliver klemt
          sammen.
        </Feature>
        <Feature
          title="Webshops"
          caseId="keramik"
          flipped
          facts={[
            ['Pris', 'Fra {{guide.webshop}}'],
            ['Levering', '{{levering.store}}'],
            ['System og betaling', 'Vælger vi sammen, også MobilePay'],
          ]}
        >
          Vi skærer trin væk fra kurven, viser fragten tidligt og lader butikken holde styr på antallet, så
          ingen køber det sidste eksemplar to gange. Kobling til dit eget lagersystem får sin egen linje i
          tilbuddet. Du lægger selv varer op.
        </Feature>
        <Feature
          title="Landingssider"
          caseId="bageri"
          facts={[
            ['Egner sig til', 'Kampagner, kurser, arrangementer'],
            ['Måles på', 'Én ting: henvendelsen'],
          ]}
        >
          Den, der klikker på en annonce for varmt rugbrød, skal lande på brødet og klokkeslættet. Vi skriver
          siden sammen med annoncen, så løftet og svaret passer sammen.
        </Feature>
      </div>

      <Section
        id="vedligehold"
        layout="side"
        title="Vedligehold"
        lead="Prisen aftales pr. måned efter, hvad siden er bygget i, og hvor tit den ændrer sig. Her er, hvad vi holder øje med."
      >
        <MaintenanceLog />
      </Section>

      <Section
        id="wordpress"
        layout="side"
        title="Skal det være WordPress?"
        lead="Det kan det være. Vi bygger i WordPress eller som en statisk hjemmeside, og vi siger, hvad vi ville vælge, før du siger ja."
      >
        <dl className="rows">
          <Entry term="Pris">
            {/* bekræft: en hjemmeside i WordPress koster det samme som en statisk */}
            Pakkens pris er den samme. WordPress er gratis, men udvidelser med licens betaler du for hvert år.
            Spørg altid, hvilke der er med, og hvad de koster andet år.
          </Entry>
          <Entry term="Hastighed">
            En statisk side ligger færdig og bliver sendt, som den er. WordPress sætter siden sammen af en
            database, når nogen beder om den, og hver udvidelse kan lægge noget til. Det kan gøres hurtigt,
            men det kræver arbejde.
          </Entry>
          <Entry term="Vedligehold">
            WordPress, tema og udvidelser skal opdateres hele tiden, for huller i dem bliver hurtigt udnyttet.
            Den statiske side, som de besøgende henter, har ingen database, så der er mindre at passe på.
          </Entry>
          <Entry term="Ret selv">
            I begge logger du ind i browseren og retter tekst og billeder. Ved en statisk side ligger det sted
            for sig, uden for det, gæsterne henter. Vi viser dig hvordan.
          </Entry>
          <Entry term="Vælg WordPress">
            Når flere skriver hver uge, når du kender det i forvejen, eller når du skal bruge noget, som en
            udvidelse allerede kan. Ellers peger vi på den statiske.
          </Entry>
        </dl>
      </Section>

      <Section
        id="forloeb"
        theme="sand"
        space="work"
        title="Fire trin, og hvad du skal gøre i dem"
        lead="Du bruger mest tid i begyndelsen. Til sidst skal du bare prøve siden af."
      >
        <Waypoints steps={processSteps.map((step) => ({ ...step, text: step.yours }))} />
      </Section>

      <Section
        id="seo"
        theme="sand"
        space="quiet"
        title="Skal hjemmesiden også ligge højt på Google?"
        lead={
          <>
            Vi bygger hjemmesiden, så søgemaskinen kan læse den. At ligge højt på de ord, dine kunder bruger,
            er et arbejde for sig. Regn med <FactValue name="seo.foerste-resultater" />, før de første
            forbedringer kan ses.
          </>
        }
        action={
          <ButtonLink href="/seo" variant="quiet">
            Sådan arbejder vi med SEO
          </ButtonLink>
        }
      />

      <Section id="spoergsmaal" theme="sand" layout="side" space="quiet" title="Spørgsmål om hjemmesider">
        <Faq items={faqSets.hjemmesider} name="faq-hjemmesider" />
      </Section>

      <CallToAction
        title="Hvad skal din hjemmeside kunne?"
        text={
          <>
            Den første samtale er gratis. Bagefter ved du, hvad siden skal kunne, og hvad den koster. På
            hjemmesidepakker er der <FactValue name="garanti.dage" />s pengene tilbage-garanti.
          </>
        }
        primary={{ href: '/kontakt', label: 'Få et tilbud' }}
        secondary={{ href: '/cases', label: 'Se vores cases' }}
      />
    </>
  );
}

type FeatureProps = {
  title: string;
  /** Case whose picture is shown. */
  caseId: string;
  /** Whether the picture is on the left instead of the right. */
  flipped?: boolean;
  /** Label and value, which may contain `{{fact}}` tokens. */
  facts: readonly (readonly [label: string, value: string])[];
  children: string;
};

/** Type of site: text on five columns and a picture on seven that bleeds to the window's edge. */
function Feature({ title, caseId, flipped, facts, children }: FeatureProps) {
  return (
    <section className={styles.feature} data-flipped={flipped}>
      <div>
        <h2 className="display">{title}</h2>
        <p>{children}</p>
        <dl>
          {facts.map(([label, value]) => (
            <Entry key={label} term={label}>
              <FactText text={value} />
            </Entry>
          ))}
        </dl>
      </div>
      <CasePicture {...casePicture(caseId)} sizes="(width >= 64rem) 56vw, 100vw" />
    </section>
  );
}
