import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { pathToFile } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.server.ts';

/** A built page, as the link checks see it. */
export type LinkPage = Readonly<ReturnType<typeof readPage>>;

/** Collects what the link checks need from a page, parsed as browsers parse it. */
export function readPage(path: string, $: CheerioAPI) {
  /** Returns an attribute of each element that matches. */
  const values = (selector: string, name: string) =>
    $<Element, string>(selector)
      .map((_, { attribs }) => attribs[name])
      .get();
  const ids = values('[id]', 'id');
  const structured = $('script[type="application/ld+json"]').text();
  const assets = [
    ...values('[src]', 'src'),
    ...values('[srcset]', 'srcset').flatMap((list) =>
      list.split(',').map((candidate) => candidate.trim().replace(/\s.*/, '')),
    ),
    ...values('use, image, link:not([rel=canonical])', 'href'),
    ...values('[property="og:image"]', 'content'),
    ...(structured.match(/(?<=")https?:[^"\s]+(?=")/g) ?? []).filter((url) => url.startsWith(siteOrigin())),
  ];
  return {
    path,
    file: pathToFile(path),
    ids: new Set(ids),
    /** Ids of more than one element: a link leads to the first alone. */
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) < index),
    // A link without an address loads the page again.
    links: $('a[href]:not([href=""])')
      .map((_, link) => ({
        href: link.attribs.href ?? '',
        text: $(link).text().replace(/\s+/g, ' ').trim(),
      }))
      .get(),
    /** Addresses of files, alternate formats such as the feed included, and those of our own in the structured data. */
    assets: [...new Set(assets)].filter((url) => url && !url.startsWith('data:')),
  };
}
