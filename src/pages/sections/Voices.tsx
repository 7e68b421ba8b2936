import type { ReactNode } from 'react';
import { Testimonials } from '#src/components/Testimonials.tsx';
import { testimonials } from '#src/content/collections.ts';
import { partsOf } from './slots.ts';
import { themes } from './TextSection.tsx';

type VoicesProps = { grund?: keyof typeof themes; children: ReactNode };

/** Testimonials below a heading and what they are. */
export function Voices({ grund = 'papir', children }: VoicesProps) {
  const [heading, text] = partsOf(children);
  return (
    <Testimonials
      items={testimonials}
      theme={themes[grund]}
      id={heading?.props.id ?? ''}
      title={heading?.props.children}
      text={text?.props.children}
    />
  );
}
