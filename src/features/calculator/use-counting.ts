import { useEffect, useRef, useState } from 'react';

const duration = 420;

/** A number on its way to `target`, one step per frame; there at once under reduced motion and on the first render. */
export function useCounting(target: number): number {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = shown;
  });

  useEffect(() => {
    const from = latest.current;
    if (from === target) return;
    if (target === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(target);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / duration));
      // Eases out: the last thousands come slowly, as a needle comes to rest.
      setShown(Math.round((from + (target - from) * (1 - (1 - share) ** 4)) / 100) * 100);
      if (share < 1) frame = requestAnimationFrame(step);
      else setShown(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
