import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attribute, elementsIn } from '../lib/html-tree.ts';

const setOf = (tags: string): ReadonlySet<string> => new Set(tags.split(' '));
/** Left out of the index: code, drawings, navigation and controls; the title is the heading of the first section. */
const skipped = setOf('button fieldset form h1 iframe label nav noscript pre script style svg template');
const headings = setOf('h2 h3 h4 h5 h6');
/** Their text continues the text around them. */
const inline = setOf('a abbr b bdi cite code data del em i kbd mark q s strong sub sup time u wbr');
const sentences = setOf('dd dt figcaption li p tr');
const cells = setOf('td th');

/** Marks the end of a sentence or of a table cell until the text of the section is complete. */
const sentenceEnd = '\n';
const cellEnd = '\t';

export type PageSection = {
  /** Without `#`; empty for the text before the first heading. */
  readonly anchor: string;
  /** Empty for the text before the first heading: its heading is the page's title. */
  readonly heading: string;
  readonly text: string;
};

/**
 * Splits the text of a page into sections, from one heading to the next. The anchor of a section is the element that its
 * heading labels (`aria-labelledby`), the heading itself, or the answer of a question in `<summary>`. A heading without
 * an anchor belongs to the previous section; the text before the first one to the page, whose anchor is empty.
 */
export function pageSections(main: Html.Node): PageSection[] {
  let current = { anchor: '', heading: '', text: '' };
  const sections = [current];
  for (const piece of piecesOf(main)) {
    const anchor = typeof piece === 'string' ? '' : anchorOf(piece);
    if (typeof piece === 'string') current.text += piece;
    else if (!anchor) current.text += ` ${textOf(piece)}${sentenceEnd}`;
    else {
      // The heading of a section without text becomes the start of the next one.
      const bareHeading = current.anchor && !current.text.trim() ? current.heading + sentenceEnd : '';
      current = { anchor, heading: textOf(piece), text: bareHeading };
      sections.push(current);
    }
  }
  return sections
    .map((section) => ({ ...section, text: withPunctuation(section.text) }))
    .filter(({ text }) => text);
}

/**
 * Returns the main content of a page.
 * @throws when it has none, and would never be found
 */
export function mainOf(page: Html.Node): Html.Element {
  const main = elementsIn(page).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('A page without <main> cannot be searched');
  return main;
}

/** Yields the visible text of a node in pieces, and its headings as elements. */
function* piecesOf(node: Html.Node): Generator<string | Html.Element> {
  if ('value' in node) yield node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node)) return;
  const element = 'tagName' in node ? node : null;
  if (element && isHidden(element)) return;
  if (element && headings.has(element.tagName)) return yield element;
  const isBlock = element && !inline.has(element.tagName);
  if (element && (isBlock || isAfterLink(element))) yield ' ';
  for (const child of node.childNodes) yield* piecesOf(child);
  if (isBlock)
    yield sentences.has(element.tagName) ? sentenceEnd : cells.has(element.tagName) ? cellEnd : ' ';
}

/** Elements that are not printed are controls or calls to action; the header of an article states author and date. */
function isHidden(element: Html.Element): boolean {
  return (
    skipped.has(element.tagName) ||
    (element.tagName === 'header' && elementsIn(element).some(({ tagName }) => tagName === 'dl')) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-print') === 'no'
  );
}

/** Links without a space between them are buttons. */
function isAfterLink(element: Html.Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  return element.tagName === 'a' && siblings[siblings.indexOf(element) - 1]?.nodeName === 'a';
}

function anchorOf(heading: Html.Element): string {
  const id = attribute(heading, 'id');
  for (let above = heading.parentNode; above && 'tagName' in above; above = above.parentNode) {
    if (id && attribute(above, 'aria-labelledby') === id) return attribute(above, 'id') ?? id;
    if (!id && above.tagName === 'details')
      return elementsIn(above).flatMap((each) => attribute(each, 'id') ?? [])[0] ?? '';
  }
  return id ?? '';
}

function textOf(heading: Html.Element): string {
  const pieces = heading.childNodes.flatMap((child) => [...piecesOf(child)]);
  return withPunctuation(pieces.filter((piece) => typeof piece === 'string').join(''));
}

/** Ends sentences with a full stop and table cells with a comma, where the text has no punctuation of its own. */
function withPunctuation(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/\s*\n\s*/g, sentenceEnd)
    .replace(/([\p{L}\p{N}%+)»])\n/gu, '$1. ')
    .replace(/ *\t[ \t]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .replace(/\( /g, '(')
    .trim();
}
