import { Boat } from '#src/components/hero-chart/Boat.tsx';
import { Depths } from '#src/components/hero-chart/Depths.tsx';
import styles from '#src/components/hero-chart/SideChart.module.css';
import { SideChart } from '#src/components/hero-chart/SideChart.tsx';
import { Soundings } from '#src/components/hero-chart/Soundings.tsx';
import { Buoy } from './Buoy.tsx';

/** Destination shore, and an island beside the courses. */
const land =
  'M1000-60H612c-2 22 22 30 20 52s14 26 30 40 8 34 30 42 22 28 46 34L1000 150zM500 420c30-26 70-20 96-6s60 4 66 34-30 40-60 44-60 20-92 6-40-52-10-78z';

const soundings = [
  [86, 178, 22, 0],
  [150, 300, 19, 0],
  [214, 206, 17, 0],
  [268, 452, 14, 0],
  [372, 40, 12, 0],
  [384, 252, 13, 0],
  [352, 486, 8, 3],
  [428, 92, 9, 6],
  [452, 344, 10, 0],
  [520, 128, 6, 4],
  [620, 300, 7, 2],
  [664, 236, 5, 5],
] as const;

/** Chart beside the title of the About page: two courses that meet at a buoy and continue as one. */
export function CoursesChart() {
  return (
    <>
      <SideChart fading>
        <path
          className={styles.far}
          d="M60-40c-40 90 30 150-6 240s-40 130 0 190 20 90 0 160M170-40c-30 80 30 150-10 240s-30 110 10 170 30 90 20 180M270-40c-20 60 50 110 20 200s-50 120 0 190 60 110 40 190"
        />
        <Depths d={land} />
        <Soundings figures={soundings} />
      </SideChart>
      <SideChart>
        <path className={styles.land} d={land} />
        <path
          className={styles.hill}
          d="M660-20c6 30 34 40 44 64s26 30 48 40M536 440c24-18 44-6 62 0s34 6 34 20-26 16-46 20-34 6-50-4-16-26 0-36z"
        />
        <g className={styles.outlying}>
          <path
            className={styles.course}
            d="M96 112C141 103 179 104 215 111C239 116 262 124 285 133C305 140 324 149 344 158M112 412C150 416 184 411 217 402C239 395 260 387 281 377C299 368 316 359 334 350"
          />
          <g className={styles.mark}>
            <circle cx="96" cy="112" r="5" />
            <circle cx="112" cy="412" r="5" />
          </g>
        </g>
        <path
          className={styles.course}
          d="M344 158C364 167 486 214 552 232M334 350C352 341 478 262 552 232M552 232C600 214 640 190 672 128"
        />
        <g className={styles.mark}>
          <circle cx="456" cy="201" r="5" />
          <circle cx="448" cy="284" r="5" />
          <circle cx="672" cy="128" r="5" />
        </g>
        <Boat x={344} y={152} scale={1.25} />
        <Boat x={338} y={344} scale={1.25} />
        <Buoy x={552} y={238} />
        <text className={styles.label} x="372" y="136">
          tegner
        </text>
        <text className={styles.label} x="328" y="380">
          bygger
        </text>
      </SideChart>
    </>
  );
}
