import { ButtonLink } from '#src/components/button/Button.tsx';
import { CallToAction } from '#src/components/call-to-action/CallToAction.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { Faq } from '#src/components/faq/Faq.tsx';
import { HeroPrices } from '#src/components/hero/HeroPrices.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Section } from '#src/components/section/Section.tsx';
import { faqSets } from '#src/content/collections.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { calculatorHref } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { casePicture } from './case-picture.ts';
import styles from './Services.module.css';
import { CustomerJourney } from './services/CustomerJourney.tsx';
import { LightRange } from './services/LightRange.tsx';

/** Cases whose pictures stand beside the services. */
const shownCases = ['sejlklub', 'arkitekt'] as const;

const websites = [
  {
    title: 'Responsive hjemmesider',
    text: 'Én hjemmeside, der er tegnet til telefonen i hånden, tabletten i sofaen og skærmen på kontoret. Samme indhold, hver sin plads.',
    price: 'Fra {{pakke.lille.pris}}',
  },
  {
    title: 'Webshops',
    text: 'Varer, lager, fragt og betaling, der passer sammen. Kunden kommer fra vare til kvittering uden at oprette en konto først.',
    price: 'Fra {{guide.webshop}}',
  },
  {
    title: 'Landingssider',
    text: 'En side med ét ærinde: en kampagne, et kursus, en ny ydelse. Annoncen og siden siger det samme, så klikket ikke er spildt.',
    price: 'Pris efter opgave',
  },
  {
    title: 'Vedligehold',
    text: 'Opdateringer, sikkerhedskopier og små rettelser. Vi holder øje, når du selv har travlt.',
    price: 'Pris efter aftale',
  },
] as const;

const searchGroups = [
  {
    title: 'Så hjemmesiden kan findes',
    services: [
      {
        title: 'Teknisk SEO-gennemgang',
        text: 'Vi går hjemmesiden igennem, som søgemaskinen gør det: hastighed, links, titler og sider, der mangler i Googles indeks. Du får en liste, hvor det, der bedst betaler sig at rette, står øverst.',
      },
      {
        title: 'Søgeordsanalyse',
        text: 'Hvad skriver dine kunder, når de leder efter det, du laver? Vi finder ordene, ser, hvem der ligger der nu, og vælger dem, der kan vindes.',
      },
      {
        title: 'Bedre indhold',
        text: 'Tekster, der svarer på spørgsmålet i første afsnit. Titler og overskrifter, som både mennesker og søgemaskiner forstår.',
      },
      {
        title: 'Linkbuilding',
        text: 'Links fra leverandører, foreninger og medier, der kender dig. Vi beder om dem og køber dem ikke.',
      },
    ],
  },
  {
    title: 'Så flere får øje på den',
    services: [
      {
        title: 'Annoncer på søgemaskiner',
        // bekræft: annoncer, sociale medier og indhold ud over SEO-pakkerne har ingen fast pris
        text: 'Du betaler pr. klik og kan være synlig, mens SEO-arbejdet kommer i gang. Vi måler på henvendelser. Prisen er efter aftale, og klikkene betaler du til søgemaskinen.',
      },
      {
        title: 'Markedsføring på sociale medier',
        text: 'Opslag og annoncer dér, hvor dine kunder er i forvejen. Begynd med ét sted. Prisen er efter aftale.',
      },
      {
        title: 'Indholdsmarkedsføring',
        text: 'Guider og artikler, som folk gemmer og sender videre. Et fast antal er med i Standard og Premium SEO. Ellers er prisen efter aftale.',
      },
      {
        title: 'Analyse og rapporter',
        text: 'Klik, placeringer og henvendelser, og hvad de betyder, skrevet i hele sætninger. En rapport om måneden er med i alle SEO-pakker. Ellers er prisen efter aftale.',
      },
    ],
  },
];

const searchServices = searchGroups.flatMap(({ services }) => services);

/** Services page: the customer journey, website services and marketing services. */
export function Component() {
  return (
    <>
      <PageHead
        {...pages.services}
        faq={faqSets.ydelser}
        service={{
          name: 'Webdesign og søgemaskineoptimering',
          description:
            'Hjemmesider, webshops, landingssider og vedligehold samt SEO, annoncer, indhold og rapporter.',
          type: 'Webdesign og SEO',
          price: 'pakke.lille.pris',
        }}
      />
      <PageHero
        theme="dyb"
        breadcrumbs={pages.services.crumbs}
        title="Fra første søgning til første opkald"
        lead="Vi bygger hjemmesiden og hjælper kunderne med at finde den. Du kan købe det ene, det andet eller begge dele."
      >
        <HeroPrices
          items={[
            { href: '/hjemmesider', label: 'Hjemmesider', price: 'pakke.lille.pris' },
            { href: '/seo', label: 'SEO', price: 'seo.basis.pris', per: 'pr. måned' },
          ]}
        />
      </PageHero>
      <CustomerJourney />

      <Section
        id="hjemmesider"
        layout="stacked"
        space="work"
        title="Hjemmesider, webshops og vedligehold"
        lead="Her skal kunden forstå, hvad du laver, og finde vejen videre. Vi tegner, skriver og bygger hjemmesiden, og vi kan passe den bagefter."
        action={
          <ButtonLink href="/hjemmesider" variant="quiet">
            Mere om hjemmesider
          </ButtonLink>
        }
      >
        <div className="columns">
          <ul className={`rows ${styles.websites}`}>
            {websites.map(({ title, text, price }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className={styles.price}>
                  <FactText text={price} />
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={`stack ${styles.pictures}`}>
            {shownCases.map((id) => (
              <CasePicture key={id} {...casePicture(id)} sizes="(width >= 64rem) 34rem, 100vw" />
            ))}
          </div>
        </div>
      </Section>

      <Section
        id="seo"
        layout="side"
        title="SEO og markedsføring"
        lead="De fire første er arbejdet i SEO-pakkerne, som har faste priser. Ved de fire næste står, hvad der er med i en pakke, og hvad vi aftaler en pris på."
        action={
          <>
            <ButtonLink href="/seo" variant="quiet">
              Mere om SEO
            </ButtonLink>
            <LightRange services={searchServices.length} solid={searchGroups[0]?.services.length ?? 0} />
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
                  <div key={service.title} data-service={number}>
                    <dt>
                      <span className={styles.number} aria-hidden="true">
                        {number}
                      </span>
                      {service.title}
                    </dt>
                    <dd>{service.text}</dd>
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
      </Section>

      <Section id="spoergsmaal" theme="sand" layout="side" space="quiet" title="Spørgsmål om ydelserne">
        <Faq items={faqSets.ydelser} name="faq-ydelser" />
      </Section>

      <CallToAction
        title="I tvivl om, hvor du skal begynde?"
        text="Fortæl, hvor kunderne kommer fra i dag, og hvor du mangler dem. Så peger vi på det, der skal gøres først."
        primary={{ href: '/kontakt', label: 'Få en gratis konsultation' }}
        secondary={{ href: calculatorHref, label: 'Beregn din pris' }}
      />
    </>
  );
}
