import styles from './NoBottomChart.module.css';

/** Places where the lead reaches the bottom, in per cent of the drawing, and their depths in metres. */
const soundings = [
  { x: '10%', y: '24%', metres: 2 },
  { x: '24%', y: '37%', metres: 7 },
  { x: '38%', y: '55%', metres: 15 },
  { x: '50%', y: '80%', metres: 28 },
] as const;

/** For a search without results: soundings out from the shore, the last of which finds no bottom. As wide as its column. */
export function NoBottomChart() {
  return (
    <svg className={styles.chart} aria-hidden="true">
      <svg viewBox="0 0 1380 280" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="none"
          stroke="var(--border-strong)"
          d="M0 96c110 8 190 40 280 56s190 50 260 78 80 36 100 50M0 160c120 12 210 48 290 70s110 36 140 50"
        />
        <path
          fill="var(--surface-quiet)"
          stroke="var(--text)"
          d="M-4 46C90 52 160 76 240 88s150 24 220 46 110 26 170 56 90 60 130 90v4H-4Z"
        />
      </svg>
      {soundings.map(({ x, y, metres }) => (
        <g key={metres}>
          <line stroke="var(--text)" x1={x} x2={x} y2={y} />
          <circle cx={x} cy={y} r="4.5" />
          <text x={x} y={y} dx="10" dy="-8">
            {metres}
          </text>
        </g>
      ))}
      <line stroke="var(--text)" x1="80%" x2="80%" y2="66%" />
      <circle fill="var(--highlight)" stroke="var(--text)" cx="80%" cy="66%" r="8" />
      <text x="80%" y="66%" dy="32" fontWeight="600" textAnchor="middle">
        Ingen bund her
      </text>
    </svg>
  );
}
