import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { pathToFile } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.server.ts';

/** A built page, as the link checks see it. */
export type LinkPage = {
  readonly path: string;
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /**
   * URLs of images, style sheets, scripts, fonts, icons and alternate formats such as the feed, and those of our own in the
   * structured data.
   */
  readonly assets: readonly string[];
};

/** Collects what the link checks need from a page, parsed as browsers parse it. */
export function readPage(path: string, $: CheerioAPI): LinkPage {
  return {
    path,
    file: pathToFile(path),
    ids: new Set(
      $('[id]')
        .get()
        .flatMap(({ attribs }) => attribs.id ?? []),
    ),
    links: $('a[href]')
      .get()
      .map((link) => ({ href: link.attribs.href ?? '', text: $(link).text().replace(/\s+/g, ' ').trim() })),
    assets: [
      ...new Set(
        $<Element, string>('*')
          .get()
          .flatMap((element) => assetsOf(element, () => $(element).text())),
      ),
    ],
  };
}

/** `rel` values that refer to a page rather than to a file. */
const pageRel = /\b(?:canonical|next|prev|me|author|license)\b/;

function assetsOf({ name: tagName, attribs }: Element, textOf: () => string): string[] {
  const value = (name: string) => attribs[name] ?? '';
  if (tagName === 'script' && value('type') === 'application/ld+json') {
    const addresses = textOf().match(/(?<=")https?:[^"\s]+(?=")/g) ?? [];
    return addresses.filter((url) => url.startsWith(siteOrigin()));
  }
  const isFile = /^(?:use|image)$/.test(tagName) || (tagName === 'link' && !pageRel.test(value('rel')));
  const isPicture = /^(?:og|twitter):image$/.test(value('property') || value('name'));
  const candidates = (value('srcset') || value('imagesrcset')).split(',');
  return [
    value('src'),
    ...candidates.map((candidate) => candidate.trim().replace(/\s.*/, '')),
    value('poster'),
    isFile ? value('href') : '',
    isPicture ? value('content') : '',
  ].filter((url) => url !== '' && !url.startsWith('data:'));
}
