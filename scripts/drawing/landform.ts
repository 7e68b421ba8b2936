/** Shape of an island, spit or fjord: discs along a path, joined by their tapering hulls. */
export type Chain = readonly (readonly [x: number, y: number, radius: number])[];

/** Returns the approximate signed distance of a point to the edge of a chain: above 0 inside, below 0 outside. */
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

/** Returns 0 below `from`, 1 above `to` and a smooth transition between them. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
