import { useId } from 'react';
import { formatValue } from '#src/site/format-fact.ts';
import { priceOf } from './price.ts';
import { type CompleteAnswers, seoPackages, sizes } from './questions.ts';
import styles from './SizeIllustration.module.css';
import { IslandRings } from './SizeIllustration.tsx';

/** The lamp of the lighthouse, and how far its light reaches. */
const lamp = { x: 52, y: 37 };
const reach = 74;
/** Width of the smallest package's light in degrees; each larger package doubles it. */
const narrowest = 22.5;

/** Point on the circle of the light, clockwise from the left, in degrees. */
function onCircle(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(lamp.x - reach * Math.cos(angle)).toFixed(1)} ${(lamp.y - reach * Math.sin(angle)).toFixed(1)}`;
}

/** Path of the circle between two directions. */
const arc = (from: number, to: number) => `${onCircle(from)}A${reach} ${reach} 0 0 1 ${onCircle(to)}`;

type OfferChartProps = {
  answers: CompleteAnswers;
  sent: boolean | undefined;
};

/**
 * The visitor's island. With SEO a lighthouse stands on it, whose light widens with the package, with the monthly price
 * along its edge.
 */
export function OfferChart({ answers, sent }: OfferChartProps) {
  const { size, seo } = answers;
  const { monthly } = priceOf(answers);
  const edge = useId();
  const half = seo ? (narrowest * 2 ** Object.keys(seoPackages).indexOf(seo)) / 2 : 0;
  const middle = 55;
  return (
    <svg
      className={styles.illustration}
      viewBox={seo ? '-28 -56 146 164' : '-14 0 132 108'}
      aria-hidden="true"
    >
      {seo && (
        <>
          <path
            fill="var(--highlight)"
            fillOpacity=".35"
            stroke="none"
            d={`M${lamp.x} ${lamp.y}L${arc(middle - half, middle + half)}Z`}
          />
          <path id={edge} d={`M${arc(-5, 115)}`} />
          <text fill="currentcolor" stroke="none" fontSize="11.3" fontWeight="600" dy="-4">
            <textPath href={`#${edge}`} startOffset="50%" textAnchor="middle">
              {monthly && `+ ${formatValue(monthly)} pr. måned`}
            </textPath>
          </text>
        </>
      )}
      <g>
        <IslandRings rings={sizes[size].rings} />
      </g>
      {seo && (
        <path
          fill="currentcolor"
          stroke="none"
          d="M49.5 55l1-13h3l1 13zM50 42v-3h4v3zM49.5 39l2.5-3 2.5 3z"
        />
      )}
      {sent && (
        <>
          <path
            stroke="var(--highlight)"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
            d="M-44 160C-34 120-8 112 9 93S17 80 22 75"
          />
          <path fill="currentcolor" stroke="none" d="M18 70h14l-3.5 6h-7zM24 68V52l7 14z" />
        </>
      )}
    </svg>
  );
}
