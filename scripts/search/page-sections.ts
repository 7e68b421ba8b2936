export type Section = {
  /** Fragment of the section, without `#`; empty for the top of the page. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
};

/** Tokens of React's HTML: comments, tags with double-quoted attributes, and text, in which `<` is always escaped. */
const tokens = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gs;
/** Elements left out of the index: code, drawings, navigation and controls. */
const skippedElements = new Set(
  'button fieldset form iframe label nav noscript pre script style svg template'.split(' '),
);
const voidElements = new Set('area br col hr img input link meta source track wbr'.split(' '));
/** Inline elements: their text continues the text around them. */
const inlineElements = new Set(
  'a abbr b bdi cite code data del em i kbd mark q s strong sub sup time u'.split(' '),
);
/** Elements whose text is closed with a full stop if it has none. Table cells end in a comma, and rows are sentences. */
const sentenceElements = new Set('dd dt figcaption li p tr'.split(' '));
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** Attributes of hidden elements. Elements that are not printed are controls or calls to action. */
const hiddenAttributes = /\s(?:hidden(?:=|\s|$)|aria-hidden="true"|data-print="no")/;

type OpenElement = {
  readonly tag: string;
  readonly id: string;
  readonly labelledBy: string;
  readonly skipped: boolean;
};
type DraftSection = {
  anchor: string;
  heading: string;
  text: string;
  /** The next element with an id becomes the anchor: the answer to a question in `<summary>`. */
  takesNextId: boolean;
};

/**
 * Splits the text of a page rendered by React into sections, from one heading to the next. The anchor of a section is
 * the element that its heading labels (`aria-labelledby`), the heading itself, or the answer of a `<details>` question.
 * A heading without an anchor belongs to the previous section.
 */
export function pageSections(html: string, title: string): Section[] {
  const sections: DraftSection[] = [{ anchor: '', heading: title, text: '', takesNextId: false }];
  const open: OpenElement[] = [];
  let heading: string | null = null;
  /** The previous token closed a link. */
  let afterLink = false;
  const current = () => sections.at(-1) as DraftSection;

  for (const [, closing, tag = '', attributes = '', text] of html.matchAll(tokens)) {
    if (text !== undefined) {
      if (open.at(-1)?.skipped) continue;
      const readable = text.replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
      if (heading === null) current().text += readable;
      else heading += readable;
    } else if (voidElements.has(tag) || attributes.endsWith('/')) {
      current().text += ' ';
    } else if (!closing && tag) {
      const id = attribute(attributes, 'id');
      const skipped =
        Boolean(open.at(-1)?.skipped) || skippedElements.has(tag) || hiddenAttributes.test(attributes);
      open.push({ tag, id, labelledBy: attribute(attributes, 'aria-labelledby'), skipped });
      if (skipped) continue;
      if (/^h[1-6]$/.test(tag)) heading = '';
      else if (id && current().takesNextId) Object.assign(current(), { anchor: id, takesNextId: false });
      // Links without a space between them are buttons.
      if (!inlineElements.has(tag) || (tag === 'a' && afterLink)) current().text += ' ';
    } else if (closing) {
      const element = open.pop();
      if (!element || element.skipped) continue;
      if (tag === 'tr') current().text = current().text.trimEnd().replace(/,$/, '');
      if (heading !== null && /^h[1-6]$/.test(tag)) {
        if (tag !== 'h1') startSection(sections, { text: normalizeText(heading), id: element.id, open });
        heading = null;
      } else if (tag === 'td' || tag === 'th') current().text = `${current().text.trimEnd()}, `;
      else if (tag === 'details') current().takesNextId = false;
      else if (sentenceElements.has(tag) && /[\p{L}\p{N}%+)»]\s*$/u.test(current().text.slice(-20)))
        current().text += '. ';
      else if (!inlineElements.has(tag)) current().text += ' ';
    }
    afterLink = Boolean(closing) && tag === 'a';
  }
  return sections
    .map(({ anchor, heading: name, text }) => ({ anchor, heading: name, text: normalizeText(text) }))
    .filter(({ text }) => text);
}

type Heading = {
  readonly text: string;
  readonly id: string;
  /** Ancestors, outermost first. */
  readonly open: readonly OpenElement[];
};

function startSection(sections: DraftSection[], { text, id, open }: Heading): void {
  const anchor = (id && open.findLast(({ labelledBy }) => labelledBy === id)?.id) || id;
  const inSummary = open.some(({ tag }) => tag === 'summary');
  const before = sections.at(-1);
  if (anchor || inSummary) {
    // A previous section without text is replaced, and its heading becomes the start of this section's text.
    const isBare = before?.anchor && !before.text.trim();
    if (isBare) sections.pop();
    sections.push({
      anchor: anchor || (before?.anchor ?? ''),
      heading: text,
      text: isBare ? `${asSentence(before.heading)} ` : '',
      takesNextId: inSummary,
    });
    return;
  }
  if (before) before.text += ` ${asSentence(text)} `;
}

function asSentence(heading: string): string {
  return /[.?!]$/.test(heading) ? heading : `${heading}.`;
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function normalizeText(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
}
