import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns the ref of the step's heading and a function to call with each move to another step: it focuses the new
 * heading and scrolls it into view, since the previous step may have been longer.
 */
export function useStepFocus(form: RefObject<HTMLFormElement | null>) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    if (moves === 0 || !form.current) return;
    // A restored step may have kept the height of the prerendered one.
    form.current.style.minHeight = '';
    headingRef.current?.focus({ preventScroll: true });
    // In the next frame: after `popstate` the browser restores the position at which the visitor left the step.
    const frame = requestAnimationFrame(() => scrollToStep(form.current, headingRef.current));
    return () => cancelAnimationFrame(frame);
  }, [moves, form]);

  return { headingRef, focusStep: () => setMoves((count) => count + 1) };
}

/** Scrolls to the top of the panel unless that and the step's heading are in view, clear of the header and of the bar. */
function scrollToStep(panel: HTMLElement | null, heading: HTMLElement | null): void {
  if (!panel || !heading) return;
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(panel);
  const isBelowHeader = panel.getBoundingClientRect().top >= Number.parseFloat(scrollMarginTop);
  const lowest = innerHeight - Number.parseFloat(scrollMarginBottom);
  if (!isBelowHeader || heading.getBoundingClientRect().bottom > lowest) scrollToPanel(panel);
}

/** Scrolls to the top of the panel. */
export function scrollToPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
