import { useEffect, useState } from 'react';

const durationMs = 420;

/** Animates a number towards `target`; no animation on the first render, from or to 0 or with reduced motion. */
export function useAnimatedNumber(target: number): number {
  const [shown, setShown] = useState(target);

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts from the number that is shown when the target changes
  useEffect(() => {
    if (shown === target) return;
    if (shown === 0 || target === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(target);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - start) / durationMs));
      // Eases out, in steps of 100.
      setShown(Math.round((shown + (target - shown) * (1 - (1 - progress) ** 4)) / 100) * 100);
      if (progress < 1) frame = requestAnimationFrame(step);
      else setShown(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown === 0 ? target : shown;
}
