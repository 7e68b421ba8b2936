export type Section = {
  /** What an address must end with to lead here, after the `#`; empty for the top of the page. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
};

/** React writes comments, tags with quoted attributes, and text in which no `<` stands for itself. */
const pieces = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gs;
/** Code, drawings, navigation, and what only makes sense where it is operated. */
const leftOut = new Set(
  'button fieldset form iframe label nav noscript pre script style svg template'.split(' '),
);
const emptyElements = new Set('area br col hr img input link meta source track wbr'.split(' '));
/** These stand within a line: their text belongs to the words around it. */
const withinLine = new Set(
  'a abbr b bdi cite code data del em i kbd mark q s strong sub sup time u'.split(' '),
);
/** Cells, items and the like end a sentence even without a full stop. */
const endsSentence = new Set('dd dt figcaption li p td th'.split(' '));
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** What is not printed is there to be operated. */
const notForReading = /\s(?:hidden(?:=|\s|$)|aria-hidden="true"|data-print="no")/;

type Open = {
  readonly tag: string;
  readonly id: string;
  readonly labelledBy: string;
  readonly skipped: boolean;
};
type Draft = { anchor: string; heading: string; text: string; opensBelow: boolean };

/**
 * The text of a page that React wrote, in sections from one heading to the next. A section leads to its heading,
 * to the element that the heading names, or to the answer that it opens. A heading without an address of its own
 * belongs to the section before it.
 */
export function pageSections(html: string, title: string): Section[] {
  const sections: Draft[] = [{ anchor: '', heading: title, text: '', opensBelow: false }];
  const open: Open[] = [];
  let heading: string | null = null;
  const current = () => sections.at(-1) as Draft;

  for (const [, closing, tag = '', attributes = '', text] of html.matchAll(pieces)) {
    if (text !== undefined) {
      if (open.at(-1)?.skipped) continue;
      const readable = text.replace(
        /&(?:amp|lt|gt|quot|nbsp|#x27);/g,
        (entity) => entities[entity] ?? entity,
      );
      if (heading === null) current().text += readable;
      else heading += readable;
    } else if (emptyElements.has(tag) || attributes.endsWith('/')) {
      current().text += ' ';
    } else if (!closing && tag) {
      const id = attribute(attributes, 'id');
      const skipped = Boolean(open.at(-1)?.skipped) || leftOut.has(tag) || notForReading.test(attributes);
      open.push({ tag, id, labelledBy: attribute(attributes, 'aria-labelledby'), skipped });
      if (skipped) continue;
      if (/^h[1-6]$/.test(tag)) heading = '';
      else if (id && current().opensBelow) Object.assign(current(), { anchor: id, opensBelow: false });
      if (!withinLine.has(tag)) current().text += ' ';
    } else if (closing) {
      const element = open.pop();
      if (!element || element.skipped) continue;
      if (heading !== null && /^h[1-6]$/.test(tag)) {
        startSection(sections, { text: tidy(heading), id: element.id, isTitle: tag === 'h1', open });
        heading = null;
      } else if (tag === 'details') current().opensBelow = false;
      else if (endsSentence.has(tag) && /[\p{L}\p{N}%)»]\s*$/u.test(current().text.slice(-20)))
        current().text += '. ';
      else if (!withinLine.has(tag)) current().text += ' ';
    }
  }
  return sections
    .map(({ anchor, heading: name, text }) => ({ anchor, heading: name, text: tidy(text) }))
    .filter(({ text }) => text);
}

type Heading = {
  readonly text: string;
  readonly id: string;
  readonly isTitle: boolean;
  /** The elements around it. */
  readonly open: readonly Open[];
};

function startSection(sections: Draft[], { text, id, isTitle, open }: Heading): void {
  const named = id && open.findLast(({ labelledBy }) => labelledBy === id)?.id;
  const inSummary = open.some(({ tag }) => tag === 'summary');
  const anchor = named || id;
  if (isTitle) return;
  const before = sections.at(-1);
  if (anchor || inSummary) {
    // A heading over nothing but further headings has no sentence to show: its words go with the first of those.
    const isBare = before?.anchor && !before.text.trim();
    if (isBare) sections.pop();
    sections.push({
      anchor: anchor || (before?.anchor ?? ''),
      heading: text,
      text: isBare ? `${asSentence(before.heading)} ` : '',
      opensBelow: inSummary,
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

function tidy(text: string): string {
  return text
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
}
