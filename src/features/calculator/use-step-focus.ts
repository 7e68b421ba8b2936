import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the step's heading after the visitor has gone a step, and brings the panel's top
 * back into view when a long step has been left for a short one.
 */
export function useStepFocus(panel: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    if (moves === 0) return;
    heading.current?.focus({ preventScroll: true });
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [moves, panel]);

  return { heading, stepTaken: () => setMoves((count) => count + 1) };
}
