import { IslandRings } from './IslandRings.tsx';
import type { SizeId } from './options.ts';
import styles from './SizeIllustration.module.css';

/** Depth labels along the contours, as on a sea chart: [x, y, metres]. */
const depths = [
  [70, 38, 2],
  [37, 69, 4],
  [84, 62, 6],
  [24, 34, 9],
  [60, 92, 12],
  [74, 13, 14],
] as const;

type SizeIllustrationProps = { size: SizeId | null; withDepths?: boolean };

/** Sea chart of an island that grows with the size of the website. */
export function SizeIllustration({ size, withDepths = false }: SizeIllustrationProps) {
  return (
    <svg className={styles.illustration} viewBox="-6 -4 124 108" aria-hidden="true">
      <IslandRings size={size} />
      {withDepths &&
        depths.map(([x, y, metres]) => (
          <text key={metres} x={x} y={y} className={styles.depth}>
            {metres}
          </text>
        ))}
    </svg>
  );
}
