import { Buoy } from '#src/components/Buoy.tsx';
import styles from './PortraitCoast.module.css';
import { coast } from './portrait-coast-paths.ts';

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
      <g transform="translate(58 253) scale(.7)">
        <Buoy x={0} y={0} />
      </g>
    </svg>
  );
}
