import type { HeightField } from '../../drawing/contours.ts';
import { type Chain, insideChain, smoothStep } from '../../drawing/landform.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';

export const casesSheet = { width: 1600, height: 600 };

/** The islands by where they begin: those in the west would be below the text where the chart is narrow. */
export const casesGrounds = [
  { left: -Infinity, right: 990, fromWidth: 772 },
  { left: 990, right: 1085, fromWidth: 668 },
  { left: 1085, right: Infinity },
];

/** Twelve islands, one per case, arranged like those south of Funen. */
const islands: Chain[] = [
  [
    [1360, 150, 14],
    [1410, 110, 44],
    [1500, 62, 58],
    [1600, 20, 40],
  ],
  [
    [1186, 104, 10],
    [1230, 84, 26],
    [1262, 40, 20],
    [1250, 8, 26],
  ],
  [
    [1024, 190, 9],
    [1040, 168, 17],
    [1034, 140, 12],
  ],
  [
    [1290, 214, 16],
    [1346, 240, 36],
    [1376, 290, 14],
    [1420, 300, 22],
  ],
  [
    [1132, 252, 12],
    [1164, 290, 20],
    [1160, 344, 30],
    [1128, 372, 10],
  ],
  [
    [1500, 236, 22],
    [1560, 250, 44],
    [1570, 330, 26],
    [1640, 370, 40],
  ],
  [
    [924, 330, 8],
    [952, 340, 16],
    [1004, 330, 12],
    [1030, 304, 8],
  ],
  [
    [1290, 420, 40],
    [1352, 396, 20],
    [1396, 430, 36],
    [1382, 470, 12],
  ],
  [
    [1080, 470, 12],
    [1108, 462, 16],
  ],
  [
    [1470, 460, 12],
    [1496, 502, 26],
    [1560, 520, 54],
    [1640, 560, 40],
  ],
  [
    [1190, 560, 28],
    [1250, 548, 16],
    [1300, 576, 24],
    [1330, 610, 20],
  ],
  [
    [900, 506, 10],
    [930, 530, 20],
    [944, 566, 8],
  ],
];

/** Creates the height field of the archipelago in the hero of the cases page. */
export function casesField(seed: string): HeightField {
  const sway = {
    x: fractalNoise(gradientNoise(`${seed} x`), 3),
    y: fractalNoise(gradientNoise(`${seed} y`), 3),
  };
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 5, 0.55);
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 2);
  return (px, py) => {
    const x = px + 46 * sway.x(px / 140, py / 140);
    const y = py + 46 * sway.y(px / 140, py / 140);
    const inland =
      Math.max(...islands.map((island) => insideChain(island, x, y))) + 22 * rough(px / 76, py / 76);
    if (inland > 0) return 18 * (1 - Math.exp(-inland / 60));
    const out = -inland;
    return -19 * (1 - Math.exp(-out / 120)) + 6 * broad(px / 330, py / 330) * smoothStep(20, 200, out);
  };
}
