import type { ReactNode } from 'react';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { partsOf } from './slots.ts';

type ClosingProps = { tegning?: 'nyhedsbrev' | 'pris'; children: ReactNode };

/** Call to action at the end of a page. A newsletter is nothing to call about. */
export function Closing({ tegning, children }: ClosingProps) {
  const [title, text, ...buttons] = partsOf(children);
  return (
    <CallToAction
      id={title?.props.id}
      title={title?.props.children}
      text={text?.props.children}
      harbour={tegning}
      withPhone={tegning !== 'nyhedsbrev'}
    >
      {buttons}
    </CallToAction>
  );
}
