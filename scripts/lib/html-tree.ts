import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Returns all elements of a parse5 tree in document order, also those in templates. */
export function elementsIn(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  // parse5 keeps the content of a `<template>` in a separate fragment.
  if ('content' in node) elementsIn(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) elementsIn(child, found);
  return found;
}

/** Returns an attribute's value; undefined without the attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Returns the text of a node and its descendants, without that of templates. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
