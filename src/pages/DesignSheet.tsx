import type { ReactNode } from 'react';
import { ArticleCard } from '#src/components/article-card/ArticleCard.tsx';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button, ButtonLink } from '#src/components/button/Button.tsx';
import { CallToAction } from '#src/components/call-to-action/CallToAction.tsx';
import { ErrorScreen } from '#src/components/error-screen/ErrorScreen.tsx';
import { FactValue } from '#src/components/fact/Fact.tsx';
import { Faq } from '#src/components/faq/Faq.tsx';
import { Hero } from '#src/components/hero/Hero.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { ChartLine } from '#src/components/hero-chart/ChartLine.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { type IconName, iconPaths } from '#src/components/icons/icon-paths.ts';
import { SeoPackages } from '#src/components/packages/SeoPackages.tsx';
import { WebsitePackages } from '#src/components/packages/WebsitePackages.tsx';
import { Section, type SectionTheme } from '#src/components/section/Section.tsx';
import { Stats } from '#src/components/stats/Stats.tsx';
import { Table } from '#src/components/table/Table.tsx';
import { Testimonials } from '#src/components/testimonials/Testimonials.tsx';
import { Waypoints } from '#src/components/waypoints/Waypoints.tsx';
import { articles, faqSets, testimonials } from '#src/content/collections.ts';
import { longDate } from '#src/lib/danish-date.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { processSteps } from '#src/site/process.ts';
import styles from './DesignSheet.module.css';

const themes: readonly SectionTheme[] = ['papir', 'sand', 'lavvande', 'dyb'];
const article = articles[0];
const crumbs = [
  { name: 'Artikler', path: '/artikler' },
  { name: 'Designark', path: '/designark' },
];

/** Every component in every state, for developers. Served by `npm run dev` only, never built. */
export function Component() {
  return (
    <>
      <PageHead
        path="/designark"
        title="Designark"
        description="Alle dele af siden i alle tilstande, til dem der bygger den."
        noIndex
      />
      <PageHero
        title="Designark"
        lead="Alle dele af siden i alle tilstande. Kun for dem, der bygger den."
        breadcrumbs={crumbs}
      >
        <ButtonLink href="/">Til forsiden</ButtonLink>
      </PageHero>
      {themes.map((theme) => (
        <Section key={theme} theme={theme} title={`Grund: ${theme}`} lead="Brødtekst i den dæmpede farve.">
          <div className={styles.states}>
            <State name="Primær">
              <ButtonLink href="#top">Beregn din pris</ButtonLink>
            </State>
            <State name="Stille">
              <ButtonLink href="#top" variant="quiet">
                Se vores cases
              </ButtonLink>
            </State>
            <State name="Ikke aktiv">
              <Button disabled>Sender...</Button>
            </State>
            <State name="Mærker">
              <Badge tone="lamp">Mest populær</Badge> <Badge>Webshop</Badge>
            </State>
            <State name="Link">
              <a href="/priser">Se priserne</a>
            </State>
          </div>
          <Faq items={faqSets.generelt.slice(0, 3)} name={`ark-${theme}`} />
          <Stats
            items={[
              { value: <FactValue name="hjemmesider.leveret" />, label: 'leverede hjemmesider' },
              { value: <FactValue name="bedoemmelse" />, label: 'bedømmelse' },
              { value: <FactValue name="levering.gennemsnit" />, label: 'levering i gennemsnit' },
              { value: <FactValue name="grundlagt" />, label: 'grundlagt' },
            ]}
          />
          <ChartLine />
        </Section>
      ))}
      <Section title="Ikoner">
        <ul className={styles.icons}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Hjemmesidepakker">
        <WebsitePackages />
      </Section>
      <Section title="SEO-pakker" theme="sand">
        <SeoPackages />
      </Section>
      <Section title="Tabel" layout="side">
        <Table caption="Overskrift til tabellen">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Omfang</th>
              <th scope="col">Levering</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Lille</th>
              <td>
                <FactValue name="pakke.lille.sider" />
              </td>
              <td>
                <FactValue name="levering.pakker" />
              </td>
            </tr>
            <tr>
              <th scope="row">Stor</th>
              <td>
                <FactValue name="pakke.stor.sider" />
              </td>
              <td>
                <FactValue name="levering.store" />
              </td>
            </tr>
          </tbody>
        </Table>
      </Section>
      <Section title="Fire trin" theme="lavvande" layout="split" lead="En kurslinje med fire punkter.">
        <Waypoints steps={processSteps} />
      </Section>
      {article && (
        <Section title="Artikelkort">
          <div className={styles.cards}>
            {(['card', 'row', 'lead'] as const).map((variant) => (
              <ArticleCard
                key={variant}
                variant={variant}
                title={article.title}
                excerpt={article.excerpt}
                category={article.category}
                dateText={longDate(article.date)}
                date={article.date}
                readingTime={article.readingTime}
                href={article.path}
                image={article.image}
              />
            ))}
          </div>
        </Section>
      )}
      <Testimonials items={testimonials} theme="sand" />
      {(['lavvande', 'sand', 'dyb'] as const).map((theme) => (
        <CallToAction
          key={theme}
          theme={theme}
          title="Skal vi tale om din side?"
          text="En samtale koster ikke noget."
          primary={{ href: '/kontakt', label: 'Få et tilbud' }}
          secondary={{ href: '/cases', label: 'Se vores cases' }}
        />
      ))}
      <Hero variant="cases" />
      <PageHero theme="dyb" title="Sidehoved på dybt vand" lead="Med en indledning." breadcrumbs={crumbs} />
      <PageHero
        theme="lavvande"
        title="Sidehoved på lavt vand"
        lead="Med en indledning."
        breadcrumbs={crumbs}
      />
      <PageHero theme="papir" title="Sidehoved på papir" lead="Med en indledning." breadcrumbs={crumbs} />
      <ErrorScreen message="Loading chunk failed" />
    </>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
