import type { CheerioAPI } from 'cheerio';
import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';

const setOf = (tags: string): ReadonlySet<string> => new Set(tags.split(' '));
/**
 * Left out of the index: code, drawings, navigation, controls, what is hidden, and what is not printed, a call to action. The
 * title is the heading of the first section; the header of an article states author and date.
 */
const skipped =
  'button, fieldset, form, h1, iframe, label, nav, noscript, pre, script, style, svg, template, ' +
  '[hidden], [aria-hidden=true], [data-print=no], header:has(dl)';
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
 * Splits the main content of a page into sections, from one heading to the next. The anchor of a section is the element that
 * its heading labels (`aria-labelledby`), the heading itself, or the answer of a question in `<summary>`. A heading without
 * an anchor belongs to the previous section; the text before the first one to the page, whose anchor is empty.
 * @throws when the page has no main content, and would never be found
 */
export function pageSections($: CheerioAPI): PageSection[] {
  const main = $('main').clone();
  main.find(skipped).remove();
  if (!main[0]) throw new Error('A page without <main> cannot be searched');
  let current = { anchor: '', heading: '', text: '' };
  const sections = [current];
  for (const piece of piecesOf(main[0])) {
    const anchor = typeof piece === 'string' ? '' : anchorOf(piece, $);
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

/** Yields the visible text of a node in pieces, and its headings as elements. */
function* piecesOf(node: AnyNode): Generator<string | Element> {
  if (isText(node)) yield node.data.replace(/\s+/g, ' ');
  if (!hasChildren(node)) return;
  const element = isTag(node) ? node : null;
  if (element && headings.has(element.name)) return yield element;
  const isBlock = element && !inline.has(element.name);
  if (element && (isBlock || isAfterLink(element))) yield ' ';
  for (const child of node.children) yield* piecesOf(child);
  if (isBlock) yield sentences.has(element.name) ? sentenceEnd : cells.has(element.name) ? cellEnd : ' ';
}

/** Links without a space between them are buttons. */
const isAfterLink = ({ name, prev }: Element) =>
  name === 'a' && prev !== null && isTag(prev) && prev.name === 'a';

function anchorOf(element: Element, $: CheerioAPI): string {
  const heading = $(element);
  const id = heading.attr('id');
  if (!id) return heading.closest('details').find('[id]').attr('id') ?? '';
  return heading.closest(`[aria-labelledby="${id}"]`).attr('id') ?? id;
}

function textOf(heading: Element): string {
  const pieces = heading.children.flatMap((child) => [...piecesOf(child)]);
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
