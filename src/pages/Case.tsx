import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { CaseResult } from '#src/components/CaseResult.tsx';
import { PriceLink } from '#src/components/course-bar/PriceLink.tsx';
import { Entry } from '#src/components/entry/Entry.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { CasePicture } from '#src/components/picture/CasePicture.tsx';
import { cases, textPages } from '#src/content/collections.ts';
import { textOf } from '#src/content/texts.ts';
import { ReadingArticle } from '#src/features/reading/ReadingArticle.tsx';
import { TextColumns } from '#src/features/reading/TextColumns.tsx';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { calculatorHref } from '#src/site/navigation.ts';
import { websites } from '#src/site/packages.ts';
import { pages } from '#src/site/pages.ts';
import { allMdxComponents } from './all-mdx-components.tsx';
import styles from './Case.module.css';

/** Page of a case: its text, with the facts of `content/data/cases.yaml` above. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  const page = textPages.find((other) => other.path === path);
  const study = cases.find(({ id }) => path === `${pages.cases.path}/${id}`);
  if (!page || !study) throw new Error(`No case at ${path}`);
  const Text = use(textOf(page));
  const crumbs = [...pages.cases.crumbs, { name: study.title, path }];

  return (
    <>
      <PageHead {...page} keywords={[study.trade, ...study.tags].join(', ')} crumbs={crumbs} />
      <ReadingArticle>
        <PageHero breadcrumbs={crumbs} title={page.title} lead={<FactText text={study.description} />} />
        <div className={`wrap columns ${styles.facts}`}>
          <CasePicture image={study.image} alt={study.alt} sizes="(width >= 64rem) 64vw, 100vw" />
          <div className="stack">
            <CaseResult result={study.result} />
            <dl className="rows">
              <Entry term="Kunde">
                {study.title}, {study.trade.toLowerCase()}
              </Entry>
              <Entry term="Pakke">
                {websites[study.size].name}
                {study.extra && ` + ${study.extra} efter tilbud`}
              </Entry>
              <Entry term="Tid">{study.duration}</Entry>
              <Entry term="Opgaven">{study.tags.join(', ')}</Entry>
            </dl>
          </div>
        </div>
        <TextColumns toc={page.toc} action={<PriceLink />}>
          <Text components={allMdxComponents} />
        </TextColumns>
      </ReadingArticle>
      <CallToAction
        title="Hvad skal din hjemmeside ændre?"
        text={
          <>
            Fortæl, hvad kunderne ringer om i dag, så siger vi, hvad en hjemmeside kan tage fra dig. Eller{' '}
            <a href={pages.cases.path}>se de andre cases</a> først.
          </>
        }
        primary={{ href: '/kontakt', label: 'Fortæl om dit projekt' }}
        secondary={{ href: calculatorHref, label: 'Beregn din pris' }}
      />
    </>
  );
}
