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
      {/* A lit buoy. */}
      <g stroke="var(--paper)" strokeWidth="1.5" transform="translate(58 253) scale(.7)">
        <g fill="var(--lamp)" fillOpacity=".2" stroke="none">
          <circle cx="3" cy="-47" r="30" />
          <circle cx="3" cy="-47" r="17" />
        </g>
        <path fill="var(--buoy)" d="M-13 0c-1-6-1-9 0-12h27c1 3 0 7-2 12z" />
        <path d="M-6.5-12L-.5-40h6.5l5 28zM-4.5-21.5h14M-2.5-31h10.5" />
        <path fill="var(--buoy)" d="M-2.6-31L-.5-40h6.5l2 9z" />
        <circle fill="var(--lamp)" stroke="var(--ink)" cx="3" cy="-47" r="5" />
        <path
          stroke="var(--shallow)"
          d="M-30 3c5-3.5 10-3.5 15 0s10 3.5 15 0 10-3.5 15 0 10 3.5 15 0M-18 10c4-2.5 8-2.5 12 0s8 2.5 12 0 8-2.5 12 0"
        />
      </g>
    </svg>
  );
}
