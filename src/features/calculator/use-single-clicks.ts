import { useEffect, useRef } from 'react';

/** In ms and px: how soon and how near the second tap of a double tap follows the first one. */
const tapInterval = 500;
const tapDistance = 40;

type Click = Pick<PointerEvent, 'detail' | 'pointerType' | 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Returns whether a click belongs to a double click that began with `previous`. Browsers count the clicks of a mouse in
 * `detail` but not every one counts taps. Keyboards click without a count.
 */
export function isDoubleClick(previous: Click, click: Click): boolean {
  const isNear =
    Math.hypot(click.clientX - previous.clientX, click.clientY - previous.clientY) <= tapDistance;
  const isSoon = click.pointerType === 'touch' && click.timeStamp - previous.timeStamp <= tapInterval;
  return isNear && (click.detail > 1 || isSoon);
}

/**
 * Drops the clicks after the first one of a double or triple click if the first has changed `view`. They would act on
 * whatever is under the pointer now, inside the panel or below it.
 */
export function useSingleClicks(view: string): void {
  const previous = useRef<{ click: Click; view: string }>(null);

  useEffect(() => {
    const onClick = (click: PointerEvent) => {
      const before = previous.current;
      previous.current = { click, view };
      if (!before || before.view === view || !isDoubleClick(before.click, click)) return;
      // A third click is dropped, too.
      previous.current = { click, view: before.view };
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [view]);
}
