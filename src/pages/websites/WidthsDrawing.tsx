import { bakery } from './bakery-paths.ts';
import styles from './WidthsDrawing.module.css';

/** Widest first. `page` is where the page begins, which shows beside the narrower screens in front of it. */
const screens = [
  { label: '1.440', y: 54, width: 760, page: 424, scale: 0.6 },
  { label: '768', y: 100, width: 400, page: 214, scale: 0.57 },
  { label: '360', y: 146, width: 190, page: 20, scale: 0.51 },
] as const;

/** Drawing of one customer's page on three screens, the narrowest in front, labelled in pixels. */
export function WidthsDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 700 520"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <defs>
        <g id="rugfuglen" stroke="none" fill="#2e1a10">
          <path d={bakery.title} />
          <g transform="translate(62 238) scale(.52)" strokeLinecap="round">
            <path fill="none" stroke="#2e1a10" strokeWidth="9" d={bakery.legs} />
            <path d={bakery.bird} />
            <path fill="#fbf0d9" d={bakery.breast} />
            <circle fill="#fbf0d9" cx="172" cy="134" r="15" />
            <circle cx="169" cy="135" r="7" />
            <path fill="none" stroke="#e2a429" strokeWidth="8" d={bakery.feathers} />
            <path fill="none" stroke="#2e1a10" strokeWidth="4" d={bakery.ear} />
            <path fill="#fbf0d9" stroke="#2e1a10" strokeWidth="4" d={bakery.grains} />
          </g>
          <path fill="#6b3d1f" stroke="#2e1a10" strokeWidth="10" d={bakery.loaves} />
          <path fill="#f0b640" transform="translate(0 58)" d={bakery.times} />
        </g>
      </defs>
      {screens.map(({ label, y, width, page, scale }) => (
        <g key={label} className={label === '1.440' ? styles.widest : undefined}>
          <path fill="#e2a429" stroke="var(--surface)" strokeWidth="16" d={`M20 ${y}h${width}v600H20z`} />
          <path fill="#e2a429" d={`M20 ${y}h${width}v600H20z`} />
          <svg x={page} y={y} width={20 + width - page} height="600" aria-hidden="true">
            <use href="#rugfuglen" transform={`scale(${scale})`} />
          </svg>
          <path d={`M20 ${y - 18}h${width}m0-6v12M20 ${y - 24}v12`} />
          <text className={styles.figures} fill="var(--text)" stroke="none" x="24" y={y - 26}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
