import { attribute, type Node } from '../../lib/html-tree.ts';

const withoutProse = /^(?:script|style|code|pre|kbd|samp)$/;
/** Elements that may be part of a word: »<strong>Web</strong>shoppen«. */
const insideWords = /^(?:abbr|b|em|i|mark|strong|sub|sup|wbr)$/;

/** Returns all Danish text of a page that is visible or announced, with separate elements on separate lines. */
export function danishText(node: Node): string {
  if ('value' in node) return node.value.replaceAll('\u00ad', '');
  if (!('childNodes' in node)) return '';
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const text = children.map(danishText).join('');
  if (!('tagName' in node)) return text;
  if (withoutProse.test(node.tagName) || !/^da/.test(attribute(node, 'lang') ?? 'da')) return '';
  if (insideWords.test(node.tagName)) return text;
  const isDescription = attribute(node, 'name') === 'description';
  const announced = ['alt', 'aria-label', 'placeholder', 'title', ...(isDescription ? ['content'] : [])];
  return ['', ...announced.map((name) => attribute(node, name) ?? ''), text, ''].join('\n');
}
