import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '#src/components/Badge.tsx';
import { Breadcrumbs } from '#src/components/Breadcrumbs.tsx';
import { Drawing } from '#src/components/picture/Drawing.tsx';
import { SiteStylesheet } from '#src/components/SiteStylesheet.tsx';
import { crumbsOf, team } from '#src/content/collections.ts';
import { CriticalStyles } from '#src/pages/CriticalStyles.tsx';
import articles from './Articles.module.css';
import { ClientIndex } from './ClientIndex.tsx';
import { useCurrentPage } from './CurrentPage.ts';
import faces from './Faces.module.css';
import { HomeHero } from './HomeHero.tsx';
import { PackageLinks } from './PackageLinks.tsx';
import styles from './PageTop.module.css';
import { Portrait } from './Portrait.tsx';
import { partsOf } from './slots.ts';

/** What stands beside the title, and the styles of such a first view. */
type Motif = { critical: ComponentProps<typeof CriticalStyles>['of']; picture?: ReactNode };

/** Other motifs are charts that the words beside them say, named as their files. */
const motifs: Readonly<Record<string, Motif>> = {
  oversigt: { critical: 'articles' },
  oeer: { critical: 'cases', picture: <ClientIndex /> },
  hold: {
    critical: 'contact',
    picture: (
      <div className={faces.faces}>
        {team.map((member) => (
          <Portrait key={member.id} member={member} priority />
        ))}
      </div>
    ),
  },
};

type PageTopProps = { grund?: 'dyb'; motiv?: string; children: ReactNode };

/** Hero of a page: its title, the lead below it, and what else stands there. */
export function PageTop({ grund, motiv = '', children }: PageTopProps) {
  const page = useCurrentPage();
  const [title, lead, ...others] = partsOf(children);
  const draftMark = page.draft && (
    <p>
      <Badge>Kladde: Siden er ikke med på den udgivne hjemmeside endnu.</Badge>
    </p>
  );
  if (motiv === 'kyst')
    return (
      <>
        <CriticalStyles of="home" />
        <HomeHero title={title?.props.children} lead={lead?.props.children}>
          {draftMark}
          {others}
        </HomeHero>
      </>
    );
  const packages = others.find(({ type }) => type === PackageLinks);
  const { critical, picture }: Motif = motifs[motiv] ?? {
    critical: packages ? 'packages' : 'pageTop',
    picture: motiv && <Drawing name={motiv} width={700} height={520} fetchPriority="low" data-decoration />,
  };
  const kind = picture ? styles.pictured : packages ? '' : styles.bare;
  return (
    <>
      <CriticalStyles of={critical} />
      <section
        className={`${styles.hero} ${kind} ${motiv === 'oversigt' ? articles.head : ''}`}
        data-theme={grund && 'deep'}
      >
        <div className={`wrap columns ${styles.inner}`}>
          <Breadcrumbs items={crumbsOf(page)} />
          <h1 className={styles.title}>{title?.props.children}</h1>
          <div className={`stack ${styles.more}`}>
            <p className="lead">{lead?.props.children}</p>
            {draftMark}
            {others.filter((part) => part !== packages)}
          </div>
          {packages && <div className={styles.aside}>{packages}</div>}
        </div>
        {picture && (
          <div className={styles.picture} data-print="no">
            {picture}
          </div>
        )}
        <div className="scale" />
      </section>
      <SiteStylesheet />
    </>
  );
}
