import { Boat } from '#src/components/Boat.tsx';
import { Buoy } from '#src/components/Buoy.tsx';
import { team } from '#src/content/collections.ts';

/** The way of a boat to the buoy: to where it is now, and on, with its places and that of its name. */
const courses = [
  {
    sailed: 'M96 112C141 103 179 104 215 111C239 116 262 124 285 133C305 140 324 149 344 158',
    ahead: 'M344 158C364 167 486 214 552 232',
    start: [96, 112],
    halfway: [344, 158],
    boat: [456, 195],
    name: { x: 444, y: 142 },
  },
  {
    sailed: 'M112 412C150 416 184 411 217 402C239 395 260 387 281 377C299 368 316 359 334 350',
    ahead: 'M334 350C352 341 478 262 552 232',
    start: [112, 412],
    halfway: [334, 350],
    boat: [448, 278],
    name: { x: 426, y: 268, textAnchor: 'end' },
  },
  {
    sailed: 'M84 272C130 258 190 254 250 258',
    ahead: 'M250 258C340 264 470 262 552 232',
    start: [84, 272],
    halfway: [250, 258],
    boat: [339, 255],
    name: { x: 316, y: 291 },
  },
] as const;

/**
 * Chart beside the title of the About page: the courses of the first three on the team meet at a buoy and continue as one.
 */
export function CoursesChart() {
  const boats = courses.slice(0, team.length);
  return (
    <>
      <img
        src="/billeder/tegninger/kurser.svg"
        width="700"
        height="520"
        alt=""
        fetchPriority="low"
        data-decoration
      />
      {/* With the crop of the drawing behind it. */}
      <svg
        viewBox="0 0 700 520"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-decoration
      >
        <path
          stroke="var(--lamp)"
          strokeDasharray="9 7"
          d={`${boats.map(({ sailed, ahead }) => sailed + ahead).join('')}M552 232C600 214 640 190 672 128`}
        />
        <g fill="var(--surface)" stroke="var(--lamp)">
          {boats.flatMap(({ start, halfway }) =>
            [start, halfway].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />),
          )}
          <circle cx="672" cy="128" r="5" />
        </g>
        {boats.map(({ boat: [x, y] }) => (
          <Boat key={y} x={x} y={y} scale={1.25} />
        ))}
        <Buoy x={552} y={238} />
        <g fill="var(--shallow)" fontStyle="italic" fontWeight="500">
          {boats.map(({ name }, index) => (
            <text key={name.y} {...name}>
              {team[index]?.name.split(' ')[0]}
            </text>
          ))}
        </g>
      </svg>
    </>
  );
}
