import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '#src/components/Breadcrumbs.tsx';
import { CaseResult } from '#src/components/CaseResult.tsx';
import { Entry } from '#src/components/Entry.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { caseHref, cases, crumbsOf, packageOf, sitePageAt } from '#src/content/collections.ts';
import { keepTogether } from '#src/lib/keep-together.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { paths } from '#src/site/pages.ts';
import styles from './Case.module.css';
import { CriticalStyles } from './CriticalStyles.tsx';
import { ClientGround, themeOn } from './cases/ClientGround.tsx';
import { islandAt } from './cases/island-outlines.ts';
import { ResultDrawing } from './cases/ResultDrawing.tsx';
import { CasePrice } from './sections/CasePrice.tsx';
import { TemplateClosing } from './TemplateClosing.tsx';
import { TextLayout } from './text/TextLayout.tsx';

/** Page of a case: its text, with the facts of `content/data/cases.yaml` above. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const told = cases.filter(({ page }) => page);
  const at = told.findIndex(({ page }) => page?.path === path);
  const study = told[at];
  const next = told[(at + 1) % told.length];
  const island = next && islandAt(cases.indexOf(next));
  const page = study?.page;
  if (!page) throw new Error(`No case at ${path}`);
  const crumbs = [...crumbsOf(sitePageAt(paths.cases)), { name: study.title, path }];

  return (
    <>
      <CriticalStyles of="case" />
      <PageHead
        {...page}
        keywords={[study.trade, ...study.tags].join(', ')}
        crumbs={crumbs}
        picture={`/billeder/cases/${study.image}`}
      />
      <TextLayout
        page={page}
        withPrice
        headingsBeside
        hero={
          <>
            <div className={`wrap ${styles.crumbs}`}>
              <Breadcrumbs items={crumbs} />
            </div>
            <header className={styles.hero} data-theme={themeOn(study.colour)}>
              <ClientGround colour={study.colour} />
              <div className="wrap">
                <h1>{page.title}</h1>
                <CaseResult result={study.result} />
                <ResultDrawing id={study.id} />
              </div>
            </header>
          </>
        }
      >
        <div className={`wrap columns ${styles.facts}`}>
          <CasePicture {...study} sizes="(width >= 64rem) 64vw, 100vw" priority travels />
          <div className="stack">
            <p className="lead">
              <FactText text={study.description} />
            </p>
            <dl className="rows">
              <Entry term="Kunde">
                {study.title}, {study.trade.toLowerCase()}
              </Entry>
              <Entry term="Pakke">
                <FactText text={packageOf(study)} />
              </Entry>
              {study.price && (
                <Entry term="Pris">
                  <CasePrice {...study.price} />
                </Entry>
              )}
              <Entry term="Tid">{study.duration}</Entry>
              <Entry term="Opgaven">{study.tags.join(', ')}</Entry>
            </dl>
          </div>
        </div>
      </TextLayout>
      {study.closeUps.slice(0, 1).map((picture) => (
        <figure key={picture.image} className={`wrap columns ${styles.closeUp}`}>
          <CasePicture {...picture} alt="" sizes="(width >= 64rem) 64vw, 100vw" />
          <figcaption className="caption">{picture.alt}.</figcaption>
        </figure>
      ))}
      <TemplateClosing of="case" />
      {next && next !== study && (
        <nav aria-label="Næste case" data-print="no">
          <a className={styles.next} href={caseHref(next)} data-theme={themeOn(next.colour)}>
            <ClientGround colour={next.colour} />
            <div className="wrap">
              <div>
                Næste:
                <p>
                  <b>{keepTogether(next.title)}</b>
                </p>
              </div>
              <svg className={styles.island} viewBox="10 4 100 92" aria-hidden="true">
                <path strokeWidth="26" d={island} />
                <path strokeWidth="12" d={island} />
                <path className={styles.shore} d={island} />
              </svg>
            </div>
          </a>
        </nav>
      )}
    </>
  );
}
