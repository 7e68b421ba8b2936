import type { ComponentProps, ReactNode } from 'react';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { PageHero } from '#src/components/hero/PageHero.tsx';
import { Section } from '#src/components/Section.tsx';
import { faqSets } from '#src/content/collections.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import type { PageMeta } from '#src/seo/page-meta.ts';
import { type PageName, pages } from '#src/site/pages.ts';
import { CriticalStyles } from './CriticalStyles.tsx';

type ServicePageProps = {
  name: PageName;
  /** Styles of a first view that has more than a `PageHero`. */
  critical?: ComponentProps<typeof CriticalStyles>['of'];
  service?: PageMeta['service'];
  hero: Omit<ComponentProps<typeof PageHero>, 'breadcrumbs'>;
  /** Set of questions and answers, and the heading above them. */
  questions: { readonly set: keyof typeof faqSets; readonly title: string };
  callToAction: ComponentProps<typeof CallToAction>;
  children: ReactNode;
};

/** Page that sells something: hero, sections of its own, questions and a call to action. */
export function ServicePage(props: ServicePageProps) {
  const { name, critical = 'pageHero', service, hero, questions, callToAction, children } = props;
  const items = faqSets[questions.set];
  return (
    <>
      <CriticalStyles of={critical} />
      <PageHead {...pages[name]} faq={items} service={service} />
      <PageHero {...hero} breadcrumbs={pages[name].crumbs} />
      {children}
      <Section id="spoergsmaal" theme="sand" title={questions.title}>
        <Faq items={items} name={`faq-${questions.set}`} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
