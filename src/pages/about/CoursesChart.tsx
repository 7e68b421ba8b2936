import { Boat } from '#src/components/hero-chart/Boat.tsx';
import { Depths } from '#src/components/hero-chart/Depths.tsx';
import styles from '#src/components/hero-chart/SideChart.module.css';
import { SideChart } from '#src/components/hero-chart/SideChart.tsx';
import { Soundings } from '#src/components/hero-chart/Soundings.tsx';
import { team } from '#src/content/collections.ts';
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
  [392, 222, 13, 0],
  [352, 486, 8, 3],
  [428, 92, 9, 6],
  [452, 344, 10, 0],
  [520, 128, 6, 4],
  [620, 300, 7, 2],
  [664, 236, 5, 5],
] as const;

/** The way of a boat to the buoy: to where it is now, and on, with its places and that of its name. */
const courses = [
  {
    sailed: 'M96 112C141 103 179 104 215 111C239 116 262 124 285 133C305 140 324 149 344 158',
    ahead: 'M344 158C364 167 486 214 552 232',
    start: [96, 112],
    halfway: [456, 201],
    boat: [344, 152],
    name: [372, 136],
  },
  {
    sailed: 'M112 412C150 416 184 411 217 402C239 395 260 387 281 377C299 368 316 359 334 350',
    ahead: 'M334 350C352 341 478 262 552 232',
    start: [112, 412],
    halfway: [448, 284],
    boat: [338, 344],
    name: [328, 380],
  },
  {
    sailed: 'M84 272C130 258 190 254 250 258',
    ahead: 'M250 258C340 264 470 262 552 232',
    start: [84, 272],
    halfway: [404, 260],
    boat: [250, 252],
    name: [228, 288],
  },
] as const;

/**
 * Chart beside the title of the About page: the courses of the first three on the team meet at a buoy and continue as one.
 */
export function CoursesChart() {
  const boats = courses.slice(0, team.length);
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
          <path className={styles.course} d={boats.map(({ sailed }) => sailed).join('')} />
          <g className={styles.mark}>
            {boats.map(({ start: [x, y] }) => (
              <circle key={y} cx={x} cy={y} r="5" />
            ))}
          </g>
        </g>
        <path
          className={styles.course}
          d={`${boats.map(({ ahead }) => ahead).join('')}M552 232C600 214 640 190 672 128`}
        />
        <g className={styles.mark}>
          {boats.map(({ halfway: [x, y] }) => (
            <circle key={y} cx={x} cy={y} r="5" />
          ))}
          <circle cx="672" cy="128" r="5" />
        </g>
        {boats.map(({ boat: [x, y] }) => (
          <Boat key={y} x={x} y={y} scale={1.25} />
        ))}
        <Buoy x={552} y={238} />
        {boats.map(({ name: [x, y] }, index) => (
          <text key={y} className={styles.label} x={x} y={y}>
            {team[index]?.name.split(' ')[0]}
          </text>
        ))}
      </SideChart>
    </>
  );
}
