import { ButtonLink } from '#src/components/Button.tsx';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { FactRows } from '#src/components/entry/FactRows.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Section } from '#src/components/Section.tsx';
import { Stats } from '#src/components/Stats.tsx';
import { myths, reasons, team, values } from '#src/content/collections.ts';
import type { TeamMember } from '#src/content/types.ts';
import { danishCount } from '#src/lib/danish-text.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { phoneHref } from '#src/site/company.ts';
import { keyFigures } from '#src/site/key-figures.ts';
import { pages } from '#src/site/pages.ts';
import styles from './About.module.css';
import { CoursesChart } from './about/CoursesChart.tsx';
import { Portrait } from './Portrait.tsx';

/** First names of the founders. */
const [first, second] = team.map(({ name }) => name.split(' ')[0]);

/** About page: values, myths, the team and reasons to choose the agency. */
export function Component() {
  return (
    <>
      <PageHead {...pages.about} people={team} />
      <PageHero
        theme="deep"
        breadcrumbs={pages.about.crumbs}
        title={'Du taler med dem, der\u00a0laver arbejdet'}
        lead={'Vi to, der stiftede bureauet, tager selv telefonen. Den\u00a0ene tegner, den anden bygger.'}
        picture={<CoursesChart />}
      >
        <div className="buttons">
          <ButtonLink href={phoneHref}>Ring til os</ButtonLink>
          <ButtonLink href="/kontakt" variant="quiet">
            Stil dit spørgsmål
          </ButtonLink>
        </div>
      </PageHero>
      <Stats items={[keyFigures.delivered, keyFigures.rating, { fact: 'grundlagt', label: 'grundlagt' }]} />

      <Section
        id="vaerdier"
        theme="shallow"
        title={`${danishCount(values.length)} ting, vi\u00a0holder fast i`}
        lead="Ved hver af dem står et tal, du kan holde os op på."
      >
        <ul className={`cells fours ${styles.values}`}>
          {values.map(({ title, description, metric }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">
                <FactText text={description} />
              </p>
              <p>
                <FactText text={metric} />
              </p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="holdet"
        title="Holdet"
        lead={second && `${first} møder du først. ${second} bygger det, du godkender.`}
      >
        <div className="columns">
          {team.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </div>
      </Section>

      <Section
        id="myter"
        title={`${danishCount(myths.length)} myter om hjemmesider og SEO`}
        lead="Ved hver myte står, hvad vi ser."
        action={
          <ButtonLink href="/artikler" variant="quiet">
            Læs vores artikler
          </ButtonLink>
        }
      >
        <dl className={`rows ${styles.myths}`}>
          {myths.map(({ myth, reality }) => (
            <div key={myth}>
              <dt>
                <span className="visually-hidden">Myte: </span>
                <s>
                  <FactText text={myth} />
                </s>
              </dt>
              <dd>
                <FactText text={reality} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="grunde" theme="sand" title={`${danishCount(reasons.length)} grunde til at vælge os`}>
        <FactRows items={reasons} />
      </Section>

      <CallToAction
        title="Kom med dit spørgsmål"
        text="Den første samtale koster ingenting, og du får også at vide, hvad en hjemmeside ikke kan gøre for dig."
        primary={{ href: '/kontakt', label: 'Stil dit spørgsmål' }}
        secondary={{ href: '/priser', label: 'Se priser' }}
      />
    </>
  );
}

function Member({ member }: { member: TeamMember }) {
  return (
    <article className={`stack ${styles.member}`}>
      <Portrait member={member} />
      <div>
        <h3>{member.name}</h3>
        <p className="soft">{member.role}</p>
        <blockquote>
          <FactText text={member.quote} />
        </blockquote>
        <p>
          <FactText text={member.description} />
        </p>
        <dl>
          <dt className="soft">Specialer</dt>
          <dd>{member.specialties.join(', ')}</dd>
        </dl>
        <a className="target" href={member.linkedin} rel="external">
          {member.name.split(' ')[0]} på LinkedIn <Icon name="external" size={18} />
        </a>
      </div>
    </article>
  );
}
