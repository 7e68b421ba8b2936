import type { MDXComponents } from 'mdx/types';
import { type ComponentProps, type FunctionComponent, useContext } from 'react';
import { CurrentLanguage } from '#src/components/fact/CurrentLanguage.ts';
import type { ComponentName } from '#src/content/types.ts';
import { writersComponents } from '#src/pages/text/mdx-components.tsx';
import { ArticleOverview } from './ArticleOverview.tsx';
import { Buttons } from './Buttons.tsx';
import { CaseList } from './CaseList.tsx';
import { CasePictures } from './CasePictures.tsx';
import { CaseTrio } from './CaseTrio.tsx';
import { Closing } from './Closing.tsx';
import { ContactSection } from './ContactSection.tsx';
import { CustomerJourney } from './CustomerJourney.tsx';
import { BoldIsFigure, Cells, Myths, Points, Rows } from './entries.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LatestArticles } from './LatestArticles.tsx';
import { LightRange } from './LightRange.tsx';
import { LogoPicture, Logos } from './Logos.tsx';
import { NotFoundNote } from './NotFoundNote.tsx';
import { OffTheChart } from './OffTheChart.tsx';
import { PackageComparison } from './PackageComparison.tsx';
import { PackageLinks } from './PackageLinks.tsx';
import { PagePlan } from './PagePlan.tsx';
import { HeroPrice, PageTop } from './PageTop.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { Prose } from './Prose.tsx';
import { Keywords, Questions } from './Questions.tsx';
import { Report } from './Report.tsx';
import { ServiceFeature } from './ServiceFeature.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { Team } from './Team.tsx';
import { TeamFaces } from './TeamFaces.tsx';
import { TextSection } from './TextSection.tsx';
import { Voices } from './Voices.tsx';
import { Ways } from './Ways.tsx';

/** In a list of figures, what is bold is the figure. */
function Bold({ children }: ComponentProps<'strong'>) {
  return useContext(BoldIsFigure) ? <b className="figure">{children}</b> : <strong>{children}</strong>;
}

/** Links elsewhere lead to the questions themselves. */
function Calculator(props: ComponentProps<typeof writersComponents.Prisberegner>) {
  return (
    <div id="prisudregner">
      <writersComponents.Prisberegner {...props} />
    </div>
  );
}

/** Renders a component whose words are Danish, in a page of any language. */
function inDanish<Props extends object>(Component: FunctionComponent<Props>) {
  return (props: Props) => {
    if (useContext(CurrentLanguage) === 'da') return <Component {...props} />;
    return (
      <CurrentLanguage value="da">
        <div lang="da">
          <Component {...props} />
        </div>
      </CurrentLanguage>
    );
  };
}

/** What pages of sections are made of (`scripts/content/schema/section-specs.ts`). */
export const sectionComponents = {
  ...writersComponents,
  Prisberegner: inDanish(Calculator),
  Sidehoved: PageTop,
  Afsnit: TextSection,
  Ydelse: ServiceFeature,
  Noegletal: KeyFigures,
  Udtalelser: Voices,
  Rejse: CustomerJourney,
  Kontaktveje: Ways,
  Caseliste: inDanish(CaseList),
  Artikeloversigt: inDanish(ArticleOverview),
  UdenForKortet: OffTheChart,
  Genveje: inDanish(Shortcuts),
  Afslutning: Closing,
  Knapper: Buttons,
  Smaat: SmallPrint,
  Tekst: Prose,
  Logoer: Logos,
  Logo: LogoPicture,
  Prislink: HeroPrice,
  Pakkelinks: PackageLinks,
  IkkeFundet: NotFoundNote,
  Celler: Cells,
  Punkter: Points,
  Raekker: Rows,
  Myter: Myths,
  Sideplan: PagePlan,
  Spoergsmaal: Questions,
  Soegeord: Keywords,
  Trin: inDanish(ProcessSteps),
  Cases: inDanish(CaseTrio),
  CaseBilleder: inDanish(CasePictures),
  SenesteArtikler: inDanish(LatestArticles),
  Hold: inDanish(Team),
  Ansigter: inDanish(TeamFaces),
  Pakker: inDanish(PackageComparison),
  Rapport: inDanish(Report),
  Fyrlinjer: LightRange,
  Kontaktformular: inDanish(ContactSection),
  strong: Bold,
} satisfies Record<ComponentName, unknown> & MDXComponents;
