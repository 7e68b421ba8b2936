import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element of a writer's text: a paragraph, a heading or a component. */
export type Part = ReactElement<ComponentProps<'a'>>;

/** Returns the elements of a text, without the white space between them. */
export const partsOf = (children: ReactNode): Part[] => Children.toArray(children).filter(isPart);

const isPart = (node: ReactNode): node is Part => isValidElement(node);

/** Splits a text at its headings into entries. What stands before the first is left out. */
export function entriesOf(children: ReactNode) {
  const entries: (Pick<Part, 'key'> & { id: string | undefined; title: ReactNode; body: Part[] })[] = [];
  for (const part of partsOf(children)) {
    const { key, type, props } = part;
    if (/^h[1-6]$/.test(`${type}`)) entries.push({ key, id: props.id, title: props.children, body: [] });
    else entries.at(-1)?.body.push(part);
  }
  return entries;
}

/** Returns the points of the lists in a text, `- **label** value`. */
export function labelledPoints(children: ReactNode) {
  const lists = partsOf(children).filter(({ type }) => type === 'ul');
  const points = lists.flatMap((list) => partsOf(list.props.children));
  return points.map((point) => {
    // The points of a list with blank lines between them are paragraphs.
    const [first] = partsOf(point.props.children);
    const text = Children.toArray(first?.type === 'p' ? first.props.children : point.props.children);
    const at = text.findIndex((node) => isPart(node));
    const label = text[at];
    return {
      key: point.key,
      label: isPart(label) && label.props.children,
      value: trimmed(text.slice(at + 1)),
    };
  });
}

const trimmed = ([first, ...others]: ReactNode[]) => [
  typeof first === 'string' ? first.trimStart() : first,
  ...others,
];
