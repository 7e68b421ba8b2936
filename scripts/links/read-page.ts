import type { DefaultTreeAdapterTypes } from 'parse5';
import { pathToFile } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { attribute, type Element, elementsIn, textOf } from '../lib/html-tree.ts';

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

/** Collects what the link checks need from a page, parsed by parse5 as browsers parse it. */
export function readPage(path: string, document: DefaultTreeAdapterTypes.Document): LinkPage {
  const elements = elementsIn(document);
  return {
    path,
    file: pathToFile(path),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    links: elements.flatMap((element) => {
      const href = attribute(element, 'href');
      if (element.tagName !== 'a' || href === undefined) return [];
      return { href, text: textOf(element).replace(/\s+/g, ' ').trim() };
    }),
    assets: [...new Set(elements.flatMap(assetsOf))],
  };
}

/** `rel` values that refer to a page rather than to a file. */
const pageRel = /\b(?:canonical|next|prev|me|author|license)\b/;

function assetsOf(element: Element): string[] {
  const { tagName } = element;
  const value = (name: string) => attribute(element, name) ?? '';
  if (tagName === 'script' && value('type') === 'application/ld+json') {
    const addresses = textOf(element).match(/(?<=")https?:[^"\s]+(?=")/g) ?? [];
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
