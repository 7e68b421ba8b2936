import { Boat } from '#src/components/hero-chart/Boat.tsx';
import { Depths } from '#src/components/hero-chart/Depths.tsx';
import styles from '#src/components/hero-chart/SideChart.module.css';
import { SideChart } from '#src/components/hero-chart/SideChart.tsx';
import { Soundings } from '#src/components/hero-chart/Soundings.tsx';

const land =
  'M1000 60L742 66c-20 10-26 28-44 40s-14 26-32 36-34 10-46 26-8 22-24 32-30 8-44 22-24 20-22 36 16 18 30 20 18 16 34 20 30-2 40 12 6 26 22 34 34 4 44 22 10 40 28 50L1000 436z';

const soundings = [
  [110, 110, 21, 0],
  [168, 330, 18, 0],
  [232, 92, 16, 0],
  [330, 402, 12, 0],
  [352, 96, 13, 0],
  [426, 430, 9, 4],
  [466, 388, 7, 8],
  [556, 88, 8, 2],
  [560, 392, 6, 5],
  [136, 452, 15, 0],
] as const;

/**
 * Chart beside the title of the SEO page: a lighthouse on a headland with its sectors as coloured arcs, its range as
 * rings, and the boats that steer by it in the safe sector.
 */
export function LightChart() {
  return (
    <>
      <SideChart fading>
        <Depths d={land} />
        <g className={styles.outlying}>
          {/* Strokes as wide as those of `Depths` would be distorted around a small island. */}
          <ellipse className={styles.shelf} cx="258" cy="446" rx="104" ry="88" />
          <ellipse className={styles.bank} cx="256" cy="444" rx="54" ry="44" />
        </g>
        <g transform="translate(562 210)">
          {[230, 330, 430, 530, 680, 880].map((reach) => (
            <circle key={reach} className={styles.far} r={reach} />
          ))}
          <path fill="var(--lamp)" fillOpacity=".14" d="M0 0L-1316 478-1332-432z" />
          <path
            stroke="var(--shallow)"
            strokeOpacity=".7"
            strokeDasharray="7 7"
            d="M0 0L-1316 478M0 0L-1332-432M0 0L-52 183M0 0L-71-176"
          />
        </g>
        <Soundings figures={soundings} />
      </SideChart>
      <SideChart>
        <path className={styles.land} d={land} />
        <path
          className={styles.hill}
          d="M742 96c-40 34-76 66-92 96s-8 44 14 58 34 14 46 40M742 150c-28 26-48 46-52 70s8 32 26 46"
        />
        <g transform="translate(562 210)">
          <g strokeWidth="5" strokeLinecap="butt">
            <path stroke="#d8532b" d="M-41 125A132 132 0 0 1-122 49" />
            <path stroke="var(--lamp)" d="M-125 43A132 132 0 0 1-126-39" />
            <path stroke="#6fb096" d="M-124-45A132 132 0 0 1-54-121" />
          </g>
          <g fill="var(--lamp)" fillOpacity=".2">
            <circle r="34" />
            <circle r="20" />
          </g>
          <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.6">
            <path d="M-12 56L-7 8H7l5 48z" />
            <path fill="var(--buoy)" d="M-10.3 40L-8.7 24H8.7l1.6 16z" />
            <path d="M-10 8h20M-6 8V-6H6V8zM-8-6L0-14l8 8z" />
            <circle fill="var(--lamp)" r="4.5" />
          </g>
        </g>
        <Boat x={352} y={236} scale={1.35} />
        <g className={styles.outlying}>
          <path className={styles.land} d="M236 436c14-10 40-8 46 4s-8 24-26 24-34-18-20-28z" />
          <Boat x={234} y={188} scale={1.1} />
          <Boat x={142} y={262} scale={0.9} />
          <text className={styles.label} x="424" y="328" textAnchor="end">
            Fl.WRG.5s
          </text>
        </g>
      </SideChart>
    </>
  );
}
