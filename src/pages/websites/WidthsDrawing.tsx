import styles from './WidthsDrawing.module.css';

/** Drawing of a page at three widths, nested and labelled in pixels. */
export function WidthsDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 700 520"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <path fill="var(--surface-quiet)" d="M20 60H720V540H20Z" />
      <path fill="var(--surface)" d="M20 118H420V540H20Z" />
      <path fill="var(--surface-raised)" d="M20 176H210V540H20Z" />
      <path strokeWidth="3" d="M300 150h34m18 0h34" />
      <path strokeWidth="11" d="M40 216h130M40 238h96M240 196h140M240 218h104" />
      <path strokeOpacity=".55" d="M40 266h146M40 280h132M40 294h140M240 246h156M240 260h128" />
      <path fill="var(--surface-raised)" d="M40 352h150v200H40ZM240 300h160v252H240Z" />
      <path
        strokeOpacity=".55"
        d="M40 432c30-34 60 6 90-22s40-30 60-18M40 452c34-24 62 0 94-16s40-24 56-16M40 474c40-14 66 4 98-10s36-14 52-10M240 408c34-52 62 8 98-32s40-40 62-26M240 430c40-34 66 2 102-24s38-28 58-20M240 456c46-20 70 6 106-12s36-18 54-12"
      />
      <g className={styles.widest}>
        <path strokeWidth="3" d="M440 92h56m24 0h56m24 0h56" />
        <path strokeWidth="11" d="M450 150h190M450 178h140" />
        <path strokeOpacity=".55" d="M450 214h200M450 228h172M450 242h188" />
        <path fill="var(--surface-raised)" d="M450 282h270v270H450Z" />
        <path
          strokeOpacity=".55"
          d="M450 404c50-78 96 12 150-48s80-58 120-40M450 430c58-52 100 4 156-36s76-42 114-30M450 458c66-30 106 8 162-20s70-26 108-18"
        />
      </g>
      <path stroke="var(--highlight)" strokeWidth="22" d="M40 320h74" />
      <path d="M20 44H700M20 102H420M20 160H210M20 38v12M20 96v12M20 154v12M420 96v12M210 154v12" />
      <g className={styles.figures} fill="var(--text)" stroke="none">
        <text x="24" y="34">
          1.440
        </text>
        <text x="24" y="92">
          768
        </text>
        <text x="24" y="150">
          360
        </text>
      </g>
    </svg>
  );
}
