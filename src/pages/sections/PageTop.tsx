import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '#src/components/Badge.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { crumbsOf, team } from '#src/content/collections.ts';
import { CriticalStyles } from '#src/pages/CriticalStyles.tsx';
import articles from './Articles.module.css';
import { ClientIndex } from './ClientIndex.tsx';
import { useCurrentPage } from './CurrentPage.ts';
import faces from './Faces.module.css';
import { HomeHero } from './HomeHero.tsx';
import { PackageLinks } from './PackageLinks.tsx';
import { Portrait } from './Portrait.tsx';
import { partsOf } from './slots.ts';

type Critical = ComponentProps<typeof CriticalStyles>['of'];

/** A chart beside the title, which its words say. */
const chart = (name: string) => (
  <img
    src={`/billeder/tegninger/${name}.svg`}
    width="700"
    height="520"
    alt=""
    fetchPriority="low"
    data-decoration
  />
);

/** What stands beside the title, and the styles of such a first view. */
const motifs: Readonly<Record<string, { critical: Critical; picture: ReactNode }>> = {
  oeer: { critical: 'cases', picture: <ClientIndex /> },
  kurser: { critical: 'pageHero', picture: chart('kurser') },
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
  bredder: { critical: 'pageHero', picture: chart('tre-bredder') },
  fyr: { critical: 'pageHero', picture: chart('fyr') },
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
  const words = { title: title?.props.children, lead: lead?.props.children };
  if (motiv === 'kyst')
    return (
      <>
        <CriticalStyles of="home" />
        <HomeHero {...words}>
          {draftMark}
          {others}
        </HomeHero>
      </>
    );
  const packages = others.find(({ type }) => type === PackageLinks);
  const isOverview = motiv === 'oversigt';
  const hero = (
    <PageHero
      {...words}
      onDeep={grund === 'dyb'}
      breadcrumbs={crumbsOf(page)}
      picture={motifs[motiv]?.picture}
      aside={packages}
    >
      {draftMark}
      {others.filter((part) => part !== packages)}
    </PageHero>
  );
  const kind = isOverview ? 'articles' : packages ? 'packages' : 'pageHero';
  return (
    <>
      <CriticalStyles of={motifs[motiv]?.critical ?? kind} />
      {isOverview ? <div className={articles.head}>{hero}</div> : hero}
    </>
  );
}
