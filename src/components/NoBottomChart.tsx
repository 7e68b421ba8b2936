import styles from './NoBottomChart.module.css';

/** Places where the lead reaches the bottom: position, depth in px and depth in metres. */
const soundings = [
  { x: 130, y: 66, metres: 2 },
  { x: 330, y: 104, metres: 7 },
  { x: 530, y: 155, metres: 15 },
  { x: 690, y: 223, metres: 28 },
] as const;

/** For a search without results: soundings out from the shore, the last of which finds no bottom. */
export function NoBottomChart() {
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 1200 280"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <path
        fill="var(--surface-quiet)"
        stroke="var(--text)"
        d="M-4 46C90 52 160 76 240 88s150 24 220 46 110 26 170 56 90 60 130 90H-4Z"
      />
      <path
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="1"
        strokeOpacity=".5"
        d="M0 96c110 8 190 40 280 56s190 50 260 78 80 36 100 50M0 160c120 12 210 48 290 70s110 36 140 50"
      />
      {soundings.map(({ x, y, metres }) => (
        <g key={metres}>
          <path stroke="var(--text)" d={`M${x} 0V${y}`} />
          <circle cx={x} cy={y} r="4.5" />
          <text fontSize="22" x={x + 14} y={y - 10}>
            {metres}
          </text>
        </g>
      ))}
      <path stroke="var(--text)" d="M900 0V196" />
      <circle fill="var(--highlight)" stroke="var(--text)" cx="900" cy="196" r="8" />
      <text fontSize="26" fontWeight="600" x="924" y="203">
        Ingen bund her
      </text>
    </svg>
  );
}
