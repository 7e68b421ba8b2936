import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { crumbsOf, sitePageAt, team } from '#src/content/collections.ts';
import { textOf } from '#src/content/texts.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { PageHead } from '#src/seo/PageHead.tsx';
import { paths } from '#src/site/pages.ts';
import { CurrentPage } from './sections/CurrentPage.ts';
import { sectionComponents } from './sections/section-components.tsx';

/** A page of sections: its text in `content/sider`. Also shown, as the 404 page, for an address that has none. */
export function Component() {
  return <SectionsOf path={normalizePath(useLocation().pathname)} />;
}

/** Renders the page of sections that stands at `path`. */
export function SectionsOf({ path }: { path: string }) {
  const page = sitePageAt(path);
  const Text = use(textOf(page.file));
  return (
    <CurrentPage value={page}>
      <PageHead
        path={page.path}
        language={page.language}
        title={page.title}
        description={page.description}
        keywords={page.keywords?.join(', ')}
        noIndex={page.path === paths.notFound || page.path === paths.unknownArticle}
        crumbs={crumbsOf(page)}
        faq={page.questions}
        service={page.service}
        people={page.components.includes('Hold') ? team : []}
      />
      <Text components={sectionComponents} />
    </CurrentPage>
  );
}
