import type { ReactNode } from 'react';
import { Testimonials } from '#src/components/Testimonials.tsx';
import { testimonials } from '#src/content/collections.ts';
import { partsOf } from './slots.ts';

/** Testimonials below a heading and what they are. */
export function Voices({ children }: { children: ReactNode }) {
  const [heading, text] = partsOf(children);
  return (
    <Testimonials
      items={testimonials}
      id={heading?.props.id ?? ''}
      title={heading?.props.children}
      text={text?.props.children}
    />
  );
}
