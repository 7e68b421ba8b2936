import { matchRedirect } from '#src/site/match-redirect.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { priceGuide, pages as sitePages } from '#src/site/pages.ts';
import type { Diagnostic, Finding } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { isUnpublished } from '../read-text-files.ts';
import { addressAdvice } from '../schema/link-address.ts';
import type { ReadFiles } from './read-files.ts';

/** Link texts that mean nothing out of context, as in a screen reader's list of links. */
const vague =
  /^(?:her|(?:klik|tryk|se|læs) her|(?:læs|se|vis) mere(?: her)?|mere|link|dette(?: link)?|(?:denne|gå til)? ?siden?)?$/;

/** Anchors of each page by its path; null where only the build knows them, which checks them. */
type Pages = ReadonlyMap<string, readonly string[] | null>;

/** Checks that links have a descriptive label and lead to an existing page and, in texts, to an existing section. */
export function checkTextLinks({ files, checked }: Pick<ReadFiles, 'files' | 'checked'>): Diagnostic[] {
  const others = [...Object.values(sitePages), { path: priceGuide.shortPath }];
  const pages: Pages = new Map([
    ...others.map(({ path }) => [path, null] as const),
    ...files.map(({ path, text }) => [path, text?.headings.map(({ id }) => id) ?? null] as const),
  ]);
  const unpublished = new Set(files.filter(isUnpublished).map(({ path }) => path));
  return checked.flatMap((from) => {
    // What is not out itself may lead to others that are not.
    const hidden: typeof unpublished = isUnpublished(from) ? new Set() : unpublished;
    return (from.text?.links ?? []).flatMap(({ href, text, line }) => {
      const found = [...checkLabel(text, href), ...checkTarget(href, from.path, pages, hidden)];
      return found.map((each) => ({ file: from.file, line, where: 'link', ...each }));
    });
  });
}

function checkLabel(label: string, href: string): Omit<Finding, 'where'>[] {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!vague.test(words.join(' '))) return [];
  const expected = 'en linktekst, der siger, hvor linket fører hen';
  return [{ found: `[${label}](${href})`, expected, example: `[navnet på siden](${href})` }];
}

function checkTarget(
  href: string,
  ownPath: string,
  pages: Pages,
  unpublished: ReadonlySet<string>,
): Omit<Finding, 'where'>[] {
  const wrong = (expected: string, example?: string) => [{ found: href, expected, example }];
  const address = addressAdvice(href, siteOrigin());
  if (address) return wrong(address.expected, meantPage(address.path ?? '', pages));
  // The link check of the finished site knows its files.
  if (!/^[/#]/.test(href) || isFile(href)) return [];
  const path = pathOf(href) || ownPath;
  if (unpublished.has(path)) return wrong('en side, der er ude: artiklen er en kladde eller udkommer senere');
  const anchors = pages.get(path);
  if (anchors === undefined)
    return wrong('en side, der findes, uden .html og skråstreg til sidst', meantPage(href, pages));
  const [before = '', anchor] = href.split('#');
  if (!anchor || !anchors || anchors.includes(anchor)) return [];
  const close = nearest(anchor, anchors);
  return wrong(`et af sidens ankre: ${anchors.join(', ')}`, close && `${before}#${close}`);
}

/**
 * Returns where an address of this site leads, or should have led: what was public once is redirected, or a page is close.
 * Without an anchor that is not there.
 */
function meantPage(address: string, pages: Pages): string | undefined {
  const written = pathOf(address);
  const path = written.replace(/(?:\.html?)?\/?$/, '') || written;
  const page = pages.has(path) ? path : nearest(path, [...pages.keys()]);
  const meant = matchRedirect(address) ?? (page && page + address.slice(written.length));
  const [target = '', anchor = ''] = meant?.split('#') ?? [];
  return pages.get(target)?.includes(anchor) === false ? target : meant;
}

/** Returns an address of this site without its query and anchor. */
const pathOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? '';
/** Whether an address of this site is that of a file, such as `/prisliste.pdf`, and not of a page. */
const isFile = (address: string) => /\.(?!html?$|mdx?$)[a-z\d]+$/i.test(pathOf(address));
