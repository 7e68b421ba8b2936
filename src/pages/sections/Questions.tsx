import type { ReactNode } from 'react';
import { Faq } from '#src/components/Faq.tsx';
import { entriesOf } from './slots.ts';

/** Questions and their answers, which open one at a time. */
export function Questions({ children }: { children: ReactNode }) {
  const items = entriesOf(children).map(({ id = '', title, body }) => ({
    id,
    question: title,
    answer: body.filter(({ type }) => type !== Keywords),
  }));
  return <Faq items={items} />;
}

/** Keywords of a question, which only structured data states. */
export function Keywords(_: { ord: string }) {
  return null;
}
