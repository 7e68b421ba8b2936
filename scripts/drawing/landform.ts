/** A shape along a course: discs of given radius joined to a chain, as islands, spits and fjords are. */
export type Chain = readonly (readonly [x: number, y: number, radius: number])[];

/** How far a place lies inside a chain (above 0) or outside it (below 0). */
export function insideChain(chain: Chain, x: number, y: number): number {
  let best = Number.NEGATIVE_INFINITY;
  chain.forEach(([toX, toY, toRadius], index) => {
    const [fromX, fromY, fromRadius] = chain[index - 1] ?? [toX, toY, toRadius];
    const runX = toX - fromX;
    const runY = toY - fromY;
    const square = runX * runX + runY * runY;
    const share =
      square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * runX + (y - fromY) * runY) / square));
    const radius = fromRadius + (toRadius - fromRadius) * share;
    best = Math.max(best, radius - Math.hypot(x - fromX - runX * share, y - fromY - runY * share));
  });
  return best;
}

/** 0 below `from`, 1 above `to`, and an even curve between. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
