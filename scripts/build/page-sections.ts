import type { CheerioAPI } from 'cheerio';
import { Text } from 'domhandler';

/**
 * Left out of the index: code, drawings, navigation, controls, heads and row numbers of tables, what is hidden or not
 * printed. The title is the heading of the first section; the header of an article states author and date.
 */
const skipped =
  'button, fieldset, form, h1, iframe, label, nav, noscript, pre, script, style, svg, template, thead, ' +
  '[hidden], [aria-hidden=true], [data-print=no], header:has(dl), th[data-label]';
/** Their text continues the text around them. Links without a space between them are buttons. */
const inline =
  'a:not(a + a), abbr, b, bdi, cite, code, data, del, em, i, kbd, mark, q, s, strong, sub, sup, time, u, wbr';

/** White space that no text has marks these places until the text is complete. */
const sentenceEnd = '\u2028';
const headingMark = '\f';
/** Elements whose text is a sentence. */
const sentences = /^(?:dd|dt|figcaption|li|p|td|h[2-6])$/;

export type PageSection = ReturnType<typeof pageSections>[number];

/**
 * Splits the main content of a page into sections, from one heading to the next. The anchor of a section is the element that
 * its heading labels (`aria-labelledby`), the heading itself, or the answer of a question in `<summary>`. A heading without
 * an anchor belongs to the previous section; the text before the first one to the page, whose anchor and heading are
 * empty.
 * Changes the document, so nothing else can be read of it.
 */
export function pageSections($: CheerioAPI) {
  const main = $('main');
  main.find(skipped).remove();
  for (const element of main.find('*').not(inline).get()) {
    const end = sentences.test(element.name) ? sentenceEnd : element.name === 'th' ? ':' : '';
    // As nodes, since cheerio would parse a string as HTML for each element.
    $(element)
      .prepend(new Text(' '))
      .append(new Text(` ${end}`));
  }
  const headings = [{ anchor: '', heading: '' }];
  for (const element of main.find('h2, h3, h4, h5, h6').get()) {
    const heading = $(element);
    const id = heading.attr('id');
    const labelled = id
      ? heading.closest(`[aria-labelledby="${id}"]`)
      : heading.closest('details').find('[id]');
    const anchor = labelled.attr('id') ?? id;
    if (!anchor) continue;
    headings.push({ anchor, heading: withPunctuation(heading.text().replace(sentenceEnd, '')) });
    heading.replaceWith(headingMark);
  }
  const texts = main.text().split(headingMark);
  return headings.flatMap(({ anchor, heading }, index) => {
    const before = headings[index - 1];
    // The heading of a section without text becomes the start of the next one.
    const isBare = before?.anchor && !texts[index - 1]?.trim();
    texts[index] = `${isBare ? before.heading + sentenceEnd : ''}${texts[index]}`;
    const text = withPunctuation(texts[index]);
    return text ? { anchor, heading, text } : [];
  });
}

/** Ends sentences with a full stop, where the text has no punctuation of its own. */
function withPunctuation(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/\s*\u2028\s*/g, sentenceEnd)
    .replace(/([\p{L}\p{N}%+)»])\u2028/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .replace(/\( /g, '(')
    .trim();
}
