import { Buoy } from '#src/components/Buoy.tsx';
import styles from './PortraitCoast.module.css';
import { coast } from './portrait-coast-paths.ts';

const soundings = [
  [62, 36, 14],
  [136, 58, 4],
  [43, 118, 9],
  [92, 224, 7],
  [33, 290, 16],
  [118, 411, 11],
] as const;

/**
 * Coast beside the text of the home page on screens too narrow for the large chart. Part of the page, because an image
 * would arrive after the first paint.
 */
export function PortraitCoast() {
  return (
    <svg
      className={styles.coast}
      viewBox="0 0 200 440"
      preserveAspectRatio="xMaxYMid"
      aria-hidden="true"
      data-decoration
    >
      <path strokeOpacity=".34" d={coast.depth} />
      <path fill="#174e5b" strokeOpacity=".36" d={coast.shelf} />
      <path fill="#225f6d" strokeOpacity=".5" d={coast.bank} />
      <path fill="var(--sand)" stroke="var(--ink)" strokeWidth="1.4" d={coast.land} />
      <path stroke="#b6a884" d={coast.hill} />
      <path stroke="var(--lamp)" strokeDasharray="6 5" d="M58 253L142 239 200 238" />
      <g className={styles.figures} fill="var(--shallow)" fillOpacity=".7" stroke="none" fontSize="9">
        {soundings.map(([x, y, metres]) => (
          <text key={y} x={x} y={y}>
            {metres}
          </text>
        ))}
      </g>
      <g transform="translate(58 253) scale(.7)">
        <Buoy x={0} y={0} />
      </g>
    </svg>
  );
}
