import { ArticleTrio } from '#src/components/ArticleTrio.tsx';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { CaseResult } from '#src/components/CaseResult.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { FactValue } from '#src/components/fact/FactValue.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { Section } from '#src/components/Section.tsx';
import { Stats } from '#src/components/Stats.tsx';
import { Testimonials } from '#src/components/Testimonials.tsx';
import { Waypoints } from '#src/components/Waypoints.tsx';
import {
  articles,
  caseHref,
  cases,
  faqSets,
  processSteps,
  team,
  testimonials,
} from '#src/content/collections.ts';
import { danishCount } from '#src/lib/danish-text.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { keyFigures } from '#src/site/key-figures.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import { pages } from '#src/site/pages.ts';
import { CriticalStyles } from './CriticalStyles.tsx';
import styles from './Home.module.css';
import { HomeHero } from './home/HomeHero.tsx';
import { PagePlan } from './home/PagePlan.tsx';
import { Portrait } from './Portrait.tsx';

/** Home page. */
export function Component() {
  return (
    <>
      <CriticalStyles of="home" />
      <PageHead {...pages.home} faq={faqSets.generelt} />
      <HomeHero />
      <Stats
        items={[
          keyFigures.delivered,
          keyFigures.rating,
          { fact: 'levering.gennemsnit', label: 'i gennemsnit fra godkendt udkast til færdig hjemmeside' },
        ]}
      />
      <Section
        id="cases"
        theme="shallow"
        title="Hjemmesider, vi har bygget"
        lead="Under hvert billede står, hvad der blev anderledes for kunden."
        action={
          <a className="target" href="/cases">
            Se alle cases
          </a>
        }
      >
        <ul className={`stack ${styles.cases}`}>
          {cases.slice(0, 3).map((study) => (
            <li key={study.id}>
              <CasePicture {...study} sizes="(width >= 64rem) 33vw, 100vw" travels />
              <p className="caption">{study.trade}</p>
              <h3>
                <a className="covers" href={caseHref(study)}>
                  {study.title}
                </a>
              </h3>
              <CaseResult result={study.result} />
            </li>
          ))}
        </ul>
      </Section>
      <Testimonials items={testimonials} theme="shallow" />
      <Section
        id="vaerdi"
        title={'Fem ting, vi\u00a0bygger ind i hver hjemmeside'}
        lead="De skal gøre en fremmed til kunde."
      >
        <PagePlan />
      </Section>
      <Section
        id="proces"
        title="Fire trin fra samtale til færdig hjemmeside"
        lead="Du ved hele vejen, hvor langt vi er, og hvad du skal gøre."
      >
        <Waypoints steps={processSteps} />
      </Section>
      <Section
        id="artikler"
        title="Seneste artikler"
        lead="Du kan bruge dem, uanset hvem der bygger for dig."
        action={
          <a className="target" href="/artikler">
            Se alle artikler
          </a>
        }
      >
        <ArticleTrio articles={articles.slice(0, 3)} />
      </Section>
      <Section
        id="holdet"
        theme="sand"
        side
        title={`De ${danishCount(team.length).toLowerCase()}, du taler med`}
        lead={`Vi tegner og bygger selv, og ${team.length > 2 ? 'alle' : 'begge'} kan passe din side.`}
        action={
          <a className="target" href="/omos">
            Mere om os
          </a>
        }
      >
        <ul className={`stack ${styles.faces}`}>
          {team.map((member) => (
            <li key={member.id}>
              <Portrait member={member} />
              <h3>{member.name}</h3>
              <p className="caption">{member.role}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="spoergsmaal"
        theme="sand"
        title="Det spørger kunder os om"
        lead={
          <>
            <a href="/kontakt">Skriv eller ring</a>, hvis dit spørgsmål mangler.
          </>
        }
      >
        <Faq items={faqSets.generelt} name="generelt" />
      </Section>
      <CallToAction
        harbour="pris"
        title="Hvad vil din hjemmeside koste?"
        text={
          <>
            Det tager højst <FactValue name="tilbud.minutter" /> at regne ud, og du binder dig ikke til noget.
          </>
        }
        primary={{ href: calculatorHref, label: 'Beregn din pris' }}
        secondary={{ href: '/kontakt', label: 'Få en gratis konsultation' }}
      />
    </>
  );
}
