import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Elements without prose. SVG is not skipped, because its text is in Danish too. */
const skipped = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp']);
/** Elements that may be part of a word: »<strong>Web</strong>shoppen«. */
const insideWords = new Set(['abbr', 'b', 'em', 'i', 'mark', 'strong', 'sub', 'sup', 'wbr']);
const readAttributes = new Set(['alt', 'aria-label', 'placeholder', 'title']);
const readMetas = new Set(['description', 'og:title', 'og:description', 'og:image:alt']);

/** Returns all Danish text of a page that is visible or announced, with separate elements on separate lines. */
export function visibleText(html: string): string {
  // With scripting disabled, the parser treats the content of <noscript> as normal text.
  return textOf(parse(html, { scriptingEnabled: false })).replaceAll('\u00ad', '');
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  if (!('tagName' in node)) return children.map(textOf).join('');
  if (skipped.has(node.tagName) || isForeign(node)) return '';
  const text = [...attributeTexts(node), children.map(textOf).join('')].join('\n');
  return insideWords.has(node.tagName) ? text.replace(/^\n/, '') : `\n${text}\n`;
}

function isForeign({ attrs }: Element): boolean {
  const lang = attrs.find(({ name }) => name === 'lang')?.value;
  return lang !== undefined && !lang.startsWith('da');
}

function attributeTexts({ tagName, attrs }: Element): string[] {
  const texts = attrs.filter(({ name }) => readAttributes.has(name)).map(({ value }) => value);
  if (tagName !== 'meta') return texts;
  const kind = attrs.find(({ name }) => name === 'name' || name === 'property')?.value ?? '';
  const content = attrs.find(({ name }) => name === 'content')?.value ?? '';
  return readMetas.has(kind) ? [...texts, content] : texts;
}
