import type { HeightField } from '../../drawing/contours.ts';
import { type Chain, insideChain, smoothStep } from '../../drawing/landform.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';

/** Size of the chart. */
export const heroSheet = { width: 1600, height: 900 };

/** An inlet with an arm to the south, like the fjords on the east coast of Jutland. */
const fjord: Chain[] = [
  [
    [1120, 505, 80],
    [1205, 468, 54],
    [1290, 450, 38],
    [1378, 474, 44],
    [1450, 436, 24],
    [1530, 418, 32],
    [1700, 392, 20],
  ],
  [
    [1378, 474, 30],
    [1416, 540, 15],
    [1462, 588, 22],
    [1500, 606, 8],
  ],
];
const spit: Chain = [
  [1330, 300, 60],
  [1236, 352, 24],
  [1176, 386, 13],
  [1150, 420, 10],
  [1166, 446, 8],
];
const islands: Chain[] = [
  [
    [972, 318, 12],
    [1022, 262, 34],
    [1072, 226, 40],
    [1104, 176, 18],
  ],
  [
    [1068, 668, 14],
    [1098, 640, 24],
    [1120, 646, 12],
  ],
  [
    [948, 372, 9],
    [954, 366, 8],
  ],
  [
    [1010, 742, 7],
    [1020, 738, 8],
  ],
];

/** Creates the height field of the coast on the home page. */
export function heroField(seed: string): HeightField {
  const sway = {
    x: fractalNoise(gradientNoise(`${seed} x`), 3),
    y: fractalNoise(gradientNoise(`${seed} y`), 3),
  };
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 5, 0.55);
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 2);
  const slope = gradientNoise(`${seed} slope`);
  const hills = fractalNoise(gradientNoise(`${seed} hills`), 3);

  return (px, py) => {
    const x = px + 46 * sway.x(px / 260, py / 260);
    const y = py + 46 * sway.y(px / 260, py / 260);
    const coast = 1246 + 84 * Math.sin(y / 236 + 0.5) + 34 * Math.sin(y / 91 + 2) + 22 * Math.sin(y / 47);
    let inland = x - coast;
    for (const arm of fjord) inland = Math.min(inland, -insideChain(arm, x, y));
    inland = Math.max(inland, insideChain(spit, x, y), ...islands.map((island) => insideChain(island, x, y)));
    inland += 30 * rough(px / 150, py / 150);
    if (inland > 0)
      return 26 * (1 - Math.exp(-inland / 150)) + 5 * hills(px / 190, py / 190) * smoothStep(0, 40, inland);
    // Varies the slope of the sea bed.
    const steep = 1 + 0.75 * slope(px / 240, py / 240);
    const out = -inland * Math.max(0.35, steep);
    return (
      -33 * (1 - Math.exp(-out / 330)) +
      (4 * rough(px / 300 + 9, py / 300) + 6 * broad(px / 560, py / 560)) * smoothStep(20, 300, out)
    );
  };
}
