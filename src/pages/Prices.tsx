import type { ReactNode } from 'react';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { HeroPrices } from '#src/components/hero/HeroPrices.tsx';
import { Section } from '#src/components/Section.tsx';
import { sizes } from '#src/features/calculator/questions.ts';
import { SizeIllustration } from '#src/features/calculator/SizeIllustration.tsx';
import { Island } from '#src/islands/Island.tsx';
import { company, emailHref } from '#src/site/company.ts';
import { quoteEndpoint } from '#src/site/endpoints.ts';
import { facts, hasDiscount } from '#src/site/facts.ts';
import { priceGuide } from '#src/site/pages.ts';
import styles from './Prices.module.css';
import { Packages } from './prices/Packages.tsx';
import { seoSet, websiteSet } from './prices/package-sets.ts';
import { ServicePage } from './ServicePage.tsx';

const sizePrices = Object.entries(sizes).map(([id, { name, price, rings }]) => ({
  href: `#${id}`,
  label: name,
  price,
  picture: <SizeIllustration rings={rings} />,
}));

/** Minutes of downtime that the uptime target allows in a month of 30 days. */
const downtimeMinutes = Math.round(((100 - facts.oppetid.value) / 100) * 30 * 24 * 60);

/** Prices page: website and SEO packages, the calculator and the terms. */
export function Component() {
  return (
    <ServicePage
      name="prices"
      critical="heroPrices"
      hero={{
        title: 'Prisen, før du spørger',
        theme: 'deep',
        lead: (
          <>
            Vælg en pakke, eller regn din egen pris ud på højst <FactValue name="tilbud.minutter" />. Hosting
            og domæne kommer oveni.
          </>
        ),
        children: (
          <p>
            Gå direkte til <a href="#seo">SEO</a>, <a href="#prisudregner">prisberegneren</a> eller{' '}
            <a href="#vilkaar">{'det\u00a0med\u00a0småt'}</a>.
          </p>
        ),
        aside: (
          <nav aria-label="Hjemmesidepakker">
            <HeroPrices items={sizePrices} />
          </nav>
        ),
      }}
      questions={{ set: 'priser', title: 'Spørgsmål om priser' }}
      callToAction={{
        title: 'Passer ingen af pakkerne?',
        text: 'Skriv, hvad hjemmesiden skal kunne, så regner vi på det.',
        primary: { href: '/kontakt', label: 'Få et tilbud' },
        secondary: { href: priceGuide.path, label: 'Læs prisguiden' },
      }}
    >
      <Section
        id="hjemmesider"
        theme="shallow"
        title="Hjemmesider"
        lead="Det er en engangspris, og det, vi laver særligt til dig, bliver dit. Vælg efter, hvor mange sider du har brug for."
      >
        <Packages set={websiteSet} caption="Hjemmesidepakker sammenlignet linje for linje" />
        <div className={`stack ${styles.notes}`}>
          <p className="caption">
            En webshop med omkring <FactValue name="webshop.varer.lille" /> varer koster fra{' '}
            <Price name="guide.webshop.lille" form="begge" />, med omkring{' '}
            <FactValue name="webshop.varer.mellem" /> varer <Price name="guide.webshop.mellem" form="begge" />{' '}
            og med flere tusind fra <Price name="guide.webshop.stor" form="begge" />. Ved{' '}
            <FactValue name="webshop.varer.mellem" /> varer er gamle adresser og kobling med. Se,{' '}
            <a href="/cases/gartneri">
              hvordan <FactValue name="case.gartneri.adresser" /> adresser flyttede
            </a>
            .
          </p>
          <p className="caption">
            Leveringstiden løber, fra vi har tekster og billeder. Se{' '}
            <a href={`${priceGuide.path}#eksempel`}>eksemplet med en tømrer</a>, og tag{' '}
            <a href={`${priceGuide.path}#konklusion`}>prisguidens spørgsmål</a> med til mødet.
          </p>
        </div>
      </Section>

      <Section
        id="beregn-pris"
        screenOnly
        title="Beregn din pris"
        lead={
          <>
            Det tager højst <FactValue name="tilbud.minutter" />. Prisen er vejledende, og du ser den, før du
            fortæller, hvem du er.
          </>
        }
      >
        {/* Links lead to the questions themselves. */}
        <div id="prisudregner">
          <Island name="calculator" when="visible" endpoint={quoteEndpoint} />
        </div>
      </Section>

      <Section
        id="seo"
        title="SEO"
        lead={<>En fast pris om måneden. Du behøver ikke købe hjemmesiden hos os.</>}
      >
        <Packages set={seoSet} caption="SEO-pakker sammenlignet linje for linje" per="pr. måned" />
      </Section>

      <Section
        id="vilkaar"
        theme="sand"
        title={'Det\u00a0med\u00a0småt, sat stort'}
        lead={
          <>
            Det, du skal vide, før du siger ja. Resten står i <a href="/vilkaar">handelsbetingelserne</a>.
          </>
        }
      >
        <dl className={`cells fours ${styles.terms}`}>
          <Term
            figure={
              <>
                <FactValue name="vilkaar.forudbetaling.smaa" /> forud
              </>
            }
            title={
              <>
                for projekter under <Price name="vilkaar.forudbetaling.graense" />
              </>
            }
          >
            Større projekter, tillæg medregnet, betaler du i to rater:{' '}
            <FactValue name="vilkaar.forudbetaling.start" /> ved start og{' '}
            <FactValue name="vilkaar.forudbetaling.slut" /> ved aflevering. Lille til{' '}
            <Price name="pakke.lille.pris" form="inkl" />: <FactValue name="betaling.lille" />. Mellem til{' '}
            <Price name="pakke.mellem.pris" form="inkl" />: <FactValue name="betaling.mellem" />. Stor til{' '}
            <Price name="pakke.stor.pris" form="inkl" />: <FactValue name="betaling.stor" />.
            {hasDiscount && (
              <>
                {' '}
                <FactValue name="rabat.pakke" /> uden rabatten til{' '}
                <Price name="rabat.listepris" form="inkl" />: <FactValue name="rabat.listebetaling" />.
              </>
            )}
          </Term>
          <Term figure="Ingen refusion" title="ved afbestilling fra din side">
            Vi beholder det betalte og kræver ikke mere. Forbrugere betaler kun for det, vi&nbsp;har udført,
            og har fortrydelsesret. Alle kan hæve aftalen, hvis vi misligholder den væsentligt.
          </Term>
          <Term
            figure={<FactValue name="garanti.dage" />}
            title="pengene tilbage-garanti på hjemmesidepakker"
          >
            Skriv til <a href={emailHref}>{company.email}</a> senest <FactValue name="garanti.dage" /> efter
            levering, at du vil bruge den. Så får du pakkens pris tilbage, men ikke tillæg, og hjemmesiden
            bliver taget ned.
          </Term>
          <Term figure={<FactValue name="seo.binding" />} title="SEO-aftalens mindste løbetid">
            Derefter slutter aftalen, hvis du har sagt op <FactValue name="vilkaar.opsigelse" /> før. Ellers
            løber den videre med samme varsel.
          </Term>
          <Term
            figure={<FactValue name="seo.foerste-resultater" />}
            title="til de første forbedringer med SEO"
          >
            De markante kommer typisk efter <FactValue name="seo.store-resultater" />. Ingen kan love en
            bestemt plads.
          </Term>
          <Term
            figure={<FactValue name="hosting.fra" />}
            title={`om måneden ${facts['pakker.moms'].value.replace(' ', '\u00a0')} for den billigste hosting`}
          >
            Det er <Price name="hosting.fra" form="inkl" />. Et domæne koster{' '}
            <Price name="domaene" form="begge" /> om året.
          </Term>
          <Term figure="Efter tilbud" title="for det, der ikke står i en pakke">
            En ekstra side, en tekst eller en kobling. Du&nbsp;får prisen, før vi begynder.
          </Term>
          <Term figure={<FactValue name="oppetid" />} title="oppetid er målet, når vi passer hjemmesiden">
            Det svarer til højst {downtimeMinutes} minutters udfald om måneden, men er ikke en garanti.
          </Term>
        </dl>
      </Section>
    </ServicePage>
  );
}

type TermProps = { figure: ReactNode; title: ReactNode; children: ReactNode };

function Term({ figure, title, children }: TermProps) {
  return (
    <div>
      <dt>
        <b className="figure">{figure}</b> {title}
      </dt>
      <dd className="caption">{children}</dd>
    </div>
  );
}
