import type { MDXComponents } from 'mdx/types';
import { type ComponentProps, type FunctionComponent, type ReactNode, useContext } from 'react';
import { ArticleTrio } from '#src/components/ArticleTrio.tsx';
import { CurrentLanguage } from '#src/components/fact/CurrentLanguage.ts';
import { articles, report } from '#src/content/collections.ts';
import type { ComponentName } from '#src/content/types.ts';
import { SeoReport } from '#src/features/seo-report/SeoReport.tsx';
import { Island } from '#src/islands/Island.tsx';
import { writersComponents } from '#src/pages/text/mdx-components.tsx';
import { contactEndpoint } from '#src/site/endpoints.ts';
import { ArticleOverview } from './ArticleOverview.tsx';
import { Buttons } from './Buttons.tsx';
import { CaseList } from './CaseList.tsx';
import { CasePictures } from './CasePictures.tsx';
import { CaseTrio } from './CaseTrio.tsx';
import { Closing } from './Closing.tsx';
import { CustomerJourney } from './CustomerJourney.tsx';
import { BoldIsFigure, Cells, Myths, Points, Rows } from './entries.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LogoPicture, Logos } from './Logos.tsx';
import { OffTheChart } from './OffTheChart.tsx';
import { PackageLinks } from './PackageLinks.tsx';
import { Packages } from './Packages.tsx';
import { PagePlan } from './PagePlan.tsx';
import { PageTop } from './PageTop.tsx';
import { Keywords, Questions } from './Questions.tsx';
import { ServiceFeature } from './ServiceFeature.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { Team } from './Team.tsx';
import { TeamFaces } from './TeamFaces.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TextSection } from './TextSection.tsx';
import { Waypoints } from './Waypoints.tsx';
import { Ways } from './Ways.tsx';

type Text = { children: ReactNode };

/** In a list of figures, what is bold is the figure. */
function Bold({ children }: ComponentProps<'strong'>) {
  return useContext(BoldIsFigure) ? <b className="figure">{children}</b> : <strong>{children}</strong>;
}

const LatestArticles = () => <ArticleTrio articles={articles.slice(0, 3)} />;

/** The contact form. A link that offers the newsletter leads here, with the message filled in. */
const ContactSection = () => (
  <div id="nyhedsbrev">
    <Island name="contact" when="visible" endpoint={contactEndpoint} />
  </div>
);

/** Running text with what articles have: tables, figures, boxes. */
const Prose = ({ children }: Text) => <div className="prose">{children}</div>;

const Report = () => <SeoReport report={report} />;

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
  Film: inDanish(writersComponents.Film),
  Prisberegner: inDanish(Calculator),
  Sidehoved: PageTop,
  Afsnit: TextSection,
  Ydelse: ServiceFeature,
  Noegletal: KeyFigures,
  Udtalelser: Testimonials,
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
  Pakkelinks: PackageLinks,
  Celler: Cells,
  Punkter: Points,
  Raekker: Rows,
  Myter: Myths,
  Sideplan: PagePlan,
  Spoergsmaal: Questions,
  Soegeord: Keywords,
  Trin: inDanish(Waypoints),
  Cases: inDanish(CaseTrio),
  CaseBilleder: inDanish(CasePictures),
  SenesteArtikler: inDanish(LatestArticles),
  Hold: inDanish(Team),
  Ansigter: inDanish(TeamFaces),
  Pakker: inDanish(Packages),
  Rapport: inDanish(Report),
  Kontaktformular: inDanish(ContactSection),
  strong: Bold,
} satisfies Record<ComponentName, unknown> & MDXComponents;
