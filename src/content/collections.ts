import content from 'virtual:content';
import { websites } from '#src/site/packages.ts';
import { paths } from '#src/site/pages.ts';
import type { Article, CaseStudy, Crumb, SitePage, TeamMember } from './types.ts';

/** All published articles, sorted by list date, newest first. */
export const { articles, textPages, sitePages } = content;
/** Sizes of the drawings in content/billeder by name: `seo-guide-2025/kurve.svg`. */
export const { drawings } = content;
/** Whether a text shows a film. */
export const { hasFilm } = content;
/** Everything from `content/data`. */
export const { testimonials, team, packageSets, processSteps, report, templates } = content.data;
export const cases: readonly CaseStudy[] = content.data.cases.map((study) => ({
  ...study,
  page: textPages.find(({ path }) => path === `${paths.cases}/${study.id}`),
}));

/** Returns the cases that a page names, `psykolog, gartneri`. The check of the content has seen to it that there are such. */
export function casesOf(ids: string): CaseStudy[] {
  return ids.split(/, */).flatMap((id) => cases.find((study) => study.id === id) ?? []);
}

/** Returns where more about a case stands: on its page, or on the page of all cases. */
export function caseHref({ id, page }: CaseStudy): string {
  return page?.path ?? `${paths.cases}#${id}`;
}

/** Returns what the customer of a case bought: the package, and what came with it. */
export function packageOf({ size, extra }: CaseStudy): string {
  return [websites[size].name, extra].filter(Boolean).join(' + ');
}

/** Returns a published article by its file name; undefined if there is none. */
export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** Returns a member of the team by its id, as articles name who has written and reviewed them; undefined if they name nobody. */
export function memberOf(id: string | null): TeamMember | undefined {
  return team.find((member) => member.id === id);
}

/** Returns the page of sections at an address, and the 404 page for one that has none. */
export function sitePageAt(path: string): SitePage {
  const page = sitePages.find((each) => each.path === path);
  return page ?? sitePageAt(paths.notFound);
}

/** Returns the breadcrumbs of a page, from the first level below the home page down to it. */
export function crumbsOf({ path, label, parent }: SitePage): Crumb[] {
  if (path === paths.home) return [];
  return [...(parent ? crumbsOf(sitePageAt(parent)) : []), { name: label, path }];
}

const labels = new Map([
  ...textPages.map(({ path, title }) => [path, title] as const),
  ...sitePages.map(({ path, label }) => [path, label] as const),
]);
const named = <Link extends { path: string; label: string | null }>(link: Link) => ({
  ...link,
  label: link.label ?? labels.get(link.path) ?? link.path,
});
const { home, main, legal } = content.data.menu;

/** The menu, each link with the name of its page unless it has a text of its own. */
export const menuLinks = {
  home: named(home),
  main: main.map((entry) => ({ ...named(entry), children: entry.children.map(named) })),
  legal: legal.map(named),
};
