import { hash } from 'node:crypto';
import { renderSSRHead } from '@unhead/react/server';
import {
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';
import type { PageRender } from '#src/seo/page-render.ts';
import { attribute, elementsIn, textOf } from '../lib/html-tree.ts';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

type FinishedPage = {
  readonly html: string;
  readonly document: Document;
  /** Content-Security-Policy sources of its inline scripts and styles, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/** Scripts of the prerenderer for a router in the browser, which this site does not have. */
const routerScripts = /^(?:window\.__staticRouterHydrationData|\/\* SCRIPT_COMMENT_PLACEHOLDER)/;

/**
 * Finishes a page as the prerenderer wrote it: adds its head, removes what only a router in the browser would read, and
 * puts the style sheet where the first view ends and the script last, neither ahead of font and text.
 */
export function finishPage(prerendered: string, { head }: PageRender, stylesheet: string): FinishedPage {
  const document = parse(prerendered);
  addHead(document, head);
  const elements = elementsIn(document);
  const find = (matches: (element: Element) => boolean, what: string) => {
    const found = elements.filter(matches);
    if (found.length !== 1 || !found[0]) throw new Error(`A page must have one ${what}, not ${found.length}`);
    return found[0];
  };

  for (const comment of commentsIn(document)) tree.detachNode(comment);
  for (const element of elements) {
    const isStray =
      element.tagName === 'link' && /^(?:stylesheet|modulepreload)$/.test(attribute(element, 'rel') ?? '');
    const isRouter = element.tagName === 'script' && routerScripts.test(textOf(element).trim());
    if (isStray || isRouter) tree.detachNode(element);
  }
  const marker = find(
    (element) => attribute(element, 'data-site-stylesheet') !== undefined,
    '<SiteStylesheet />',
  );
  // Without the script, which waits for the sheet, Firefox lays out what follows unstyled, and scrolls to a section where it
  // is then.
  const sheet = `<link rel="stylesheet" href="${stylesheet}" fetchpriority="low">`;
  replace(marker, parseFragment(`${sheet}<script>/* waits for the style sheet */</script>`).childNodes);

  const root = find((element) => attribute(element, 'id') === 'root', 'root');
  replace(root, root.childNodes);

  const script = find((element) => attribute(element, 'type') === 'module', 'script');
  script.attrs.push({ name: 'fetchpriority', value: 'low' });
  append(
    find(({ tagName }) => tagName === 'body', 'body'),
    [script],
  );

  const inline = elementsIn(document);
  return {
    html: serialize(document),
    document,
    scriptHashes: inline.filter(isInlineScript).map(sourceHash),
    styleHashes: inline.filter(({ tagName }) => tagName === 'style').map(sourceHash),
  };
}

/** Adds the elements that a page has registered for its head. */
export function addHead(document: Document, head: PageRender['head']): void {
  const element = elementsIn(document).find(({ tagName }) => tagName === 'head');
  if (element) append(element, parseFragment(renderSSRHead(head).headTags).childNodes);
}

/** Yields the comments of a page but for those in islands: React separates text with them, and hydration needs them. */
function* commentsIn(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.CommentNode> {
  if (node.nodeName === '#comment' && 'data' in node) yield node;
  if ('attrs' in node && attribute(node, 'data-island') !== undefined) return;
  if ('childNodes' in node) for (const child of [...node.childNodes]) yield* commentsIn(child);
}

/** Moves nodes to the end of an element. */
function append(parent: Element, nodes: readonly ChildNode[]): void {
  for (const node of [...nodes]) {
    tree.detachNode(node);
    tree.appendChild(parent, node);
  }
}

function replace(element: Element, nodes: readonly ChildNode[]): void {
  const parent = element.parentNode;
  if (!parent) throw new Error(`<${element.tagName}> is not in the page`);
  for (const node of [...nodes]) {
    tree.detachNode(node);
    tree.insertBefore(parent, node, element);
  }
  tree.detachNode(element);
}

/** JSON-LD is data: the policy does not apply to it. */
function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    attribute(element, 'type') !== 'application/ld+json'
  );
}

function sourceHash(element: Element): string {
  return `'sha256-${hash('sha256', textOf(element), 'base64')}'`;
}
