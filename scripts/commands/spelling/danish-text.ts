import type { CheerioAPI } from 'cheerio';
import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';

const withoutProse = /^(?:script|style|code|pre|kbd|samp)$/;
/** Elements that may be part of a word: »<strong>Web</strong>shoppen«. */
const insideWords = /^(?:abbr|b|em|i|mark|strong|sub|sup|wbr)$/;

/** Returns all Danish text of a page that is visible or announced, with separate elements on separate lines. */
export function danishText($: CheerioAPI): string {
  return $.root().get().map(textOf).join('');
}

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data.replaceAll('\u00ad', '');
  if (!hasChildren(node)) return '';
  const text = node.children.map(textOf).join('');
  if (!isTag(node)) return text;
  const { name, attribs } = node;
  if (withoutProse.test(name) || !/^da/.test(attribs.lang ?? 'da')) return '';
  if (insideWords.test(name)) return text;
  const isDescription = attribs.name === 'description';
  const announced = ['alt', 'aria-label', 'placeholder', 'title', ...(isDescription ? ['content'] : [])];
  return ['', ...announced.map((each) => attribs[each] ?? ''), text, ''].join('\n');
}
