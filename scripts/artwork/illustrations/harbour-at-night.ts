import { palette } from '../../drawing/palette.ts';
import { between, type Random, seededRandom } from '../../drawing/random.ts';

const width = 1280;
const height = 853;
/** Y of the water line at the quay. */
const shore = 556;

const round = (value: number): number => Math.round(value * 10) / 10;
const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more}/>`;
const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
const stroke = (d: string, colour: string, w: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

interface Light {
  x: number;
  y: number;
  colour: string;
}

const walls = [
  '#1f4c57',
  '#2a5a62',
  '#7d2d18',
  '#234b50',
  '#b9aa86',
  '#16404b',
  '#8f3a1e',
  '#5d7470',
  '#c7b892',
  '#2f5f66',
];
const roofs = ['#0a222a', '#0d2a33', '#3d1a10', '#0b262f'];

/** Draws a row of houses along the quay and adds their lit windows to `lights`, for the reflections. */
function houses(random: Random, lights: Light[]): string {
  let out = '';
  let x = 404;
  let before = -1;
  while (x < width + 40) {
    const w = between(random, 74, 128);
    const floors = 2 + Math.floor(random() * 3);
    const storey = between(random, 40, 47);
    const h = floors * storey + 18;
    let tone = Math.floor(random() * walls.length);
    if (tone === before) tone = (tone + 3) % walls.length;
    before = tone;
    const wall = walls[tone] ?? palette.deep;
    const roof = roofs[Math.floor(random() * roofs.length)] ?? palette.ink;
    const top = shore - 16 - h;
    const peak = between(random, 44, 70);
    const middle = x + w / 2;
    const form = random();
    out += rect(x, top, w, h, wall);
    if (form < 0.42) {
      // Gable facing the water, with a lit attic window.
      out += shape(
        `M${round(x)} ${round(top + 1)}L${round(middle)} ${round(top - peak)}L${round(x + w)} ${round(top + 1)}z`,
        wall,
      );
      out += stroke(
        `M${round(x - 5)} ${round(top + 5)}L${round(middle)} ${round(top - peak - 3)}L${round(x + w + 5)} ${round(top + 5)}`,
        roof,
        9,
      );
      out += rect(middle - 9, top - peak * 0.42, 18, 22, '#f0b429', ' fill-opacity=".9"');
      lights.push({ x: middle, y: top - peak * 0.35, colour: palette.lamp });
      out += stroke(
        `M${round(middle)} ${round(top - peak * 0.42)}V${round(top - peak * 0.42 + 22)}M${round(middle - 9)} ${round(top - peak * 0.42 + 11)}h18`,
        wall,
        2,
      );
    } else if (form < 0.62) {
      // Stepped gable.
      const steps = 4;
      let d = `M${round(x)} ${round(top + 2)}`;
      for (let step = 0; step < steps; step += 1)
        d += `v${round(-peak / steps)}h${round(w / (2 * steps + 1))}`;
      d += `h${round(w / (2 * steps + 1))}`;
      for (let step = 0; step < steps; step += 1)
        d += `${step === 0 ? '' : `h${round(w / (2 * steps + 1))}`}v${round(peak / steps)}`;
      out += shape(`${d}L${round(x + w)} ${round(top + 2)}z`, wall);
      out += `<circle cx="${round(middle)}" cy="${round(top - peak * 0.3)}" r="8" fill="${roof}"/>`;
    } else {
      // Long side facing the water: roof, dormer, chimney.
      out += shape(
        `M${round(x - 4)} ${round(top + 2)}L${round(x + 9)} ${round(top - peak * 0.82)}H${round(x + w - 9)}L${round(x + w + 4)} ${round(top + 2)}z`,
        roof,
      );
      out += rect(x + w * 0.68, top - peak * 0.82 - 20, 13, 24, roof);
      out +=
        shape(`M${round(middle - 16)} ${round(top - 4)}v-20l16-15 16 15v20z`, wall) +
        rect(middle - 7, top - 24, 14, 17, palette.lamp, ' fill-opacity=".85"');
      lights.push({ x: middle, y: top - 16, colour: palette.lamp });
    }
    const columns = Math.max(2, Math.round(w / 32));
    const gap = w / columns;
    for (let floor = 0; floor < floors; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        const wx = x + gap * (column + 0.5) - 7.5;
        const wy = top + 14 + floor * storey;
        const lit = random();
        const ground = floor === floors - 1;
        if (ground && column === Math.floor(columns / 2)) {
          out +=
            rect(wx - 1, wy - 2, 18, storey + 8, roof) +
            rect(wx + 2.5, wy + 2, 11, 8, palette.lamp, ' fill-opacity=".8"');
          continue;
        }
        const colour = lit < 0.5 ? (lit < 0.1 ? '#ffd98a' : palette.lamp) : '#0c2730';
        if (lit < 0.5) lights.push({ x: wx + 7.5, y: wy + 11, colour });
        out += rect(wx, wy, 15, 22, colour, lit < 0.5 && lit > 0.34 ? ' fill-opacity=".62"' : '');
        out += stroke(`M${round(wx + 7.5)} ${round(wy)}v22M${round(wx)} ${round(wy + 9)}h15`, wall, 1.8);
      }
    }
    x += w + (random() < 0.2 ? between(random, 10, 18) : 0);
  }
  return out;
}

function lighthouse(x: number): string {
  const foot = shore - 34;
  const top = 214;
  const at = (share: number, side: -1 | 1): string =>
    `${round(x + side * (44 - 19 * share))} ${round(foot + (top - foot) * share)}`;
  const band = (from: number, to: number, fill: string): string =>
    shape(`M${at(from, -1)}L${at(to, -1)}L${at(to, 1)}L${at(from, 1)}z`, fill);
  const shaded = (from: number, to: number): string =>
    shape(
      `M${round(x + 8 - 3 * from)} ${round(foot + (top - foot) * from)}L${round(x + 8 - 3 * to)} ${round(foot + (top - foot) * to)}L${at(to, 1)}L${at(from, 1)}z`,
      palette.ink,
      ' fill-opacity=".28"',
    );
  return (
    band(0, 1, palette.sand) +
    band(0.16, 0.36, palette.buoy) +
    band(0.56, 0.76, palette.buoy) +
    shaded(0, 1) +
    rect(x - 6, foot - 52, 14, 26, palette.ink) +
    rect(x - 5, foot - 150, 10, 16, palette.lamp) +
    rect(x - 4, foot - 244, 9, 14, palette.lamp) +
    rect(x - 35, top - 8, 70, 10, palette.ink) +
    stroke(
      `M${x - 33} ${top - 8}v-17M${x - 17} ${top - 8}v-17M${x} ${top - 8}v-17M${x + 17} ${top - 8}v-17M${x + 33} ${top - 8}v-17M${x - 33} ${top - 25}h66`,
      palette.ink,
      3,
    ) +
    rect(x - 19, top - 56, 38, 48, '#ffe3a3') +
    stroke(
      `M${x - 19} ${top - 56}v48M${x - 6} ${top - 56}v48M${x + 6} ${top - 56}v48M${x + 19} ${top - 56}v48`,
      palette.ink,
      3,
    ) +
    shape(
      `M${x - 25} ${top - 55}C${x - 20} ${top - 80} ${x - 8} ${top - 86} ${x} ${top - 86}C${x + 8} ${top - 86} ${x + 20} ${top - 80} ${x + 25} ${top - 55}z`,
      palette.buoy,
    ) +
    stroke(`M${x} ${top - 86}v-17`, palette.ink, 4)
  );
}

/** Draws a moored sailing boat: hull, cabin, mast and stays. */
function yacht(x: number, y: number, size: number, hull: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    stroke(
      'M0-12V-190M0-186L-66-14M0-186L74-14M-26-128H26M0-60L64-52',
      '#c4d4cf',
      1.8,
      ' stroke-opacity=".8"',
    ) +
    shape('M-70-16H78C70 2 58 12 40 14H-44C-58 10-66-2-70-16z', hull) +
    shape('M-34-16L-26-30H26L38-16z', palette.sand) +
    rect(-16, -26, 12, 6, palette.lamp) +
    rect(4, -26, 12, 6, palette.lamp) +
    stroke('M-66-9H72', palette.sand, 2.4) +
    '</g>'
  );
}

/** Draws a fishing cutter with its navigation lights on. */
function cutter(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    stroke(
      'M-8-52V-176M-8-168L-116-44M-8-168L128-62M-8-140L66-70M-62-100L-8-150',
      '#c4d4cf',
      2.4,
      ' stroke-opacity=".75"',
    ) +
    shape(
      'M-132-46C-92-34-40-30 20-32C70-34 112-46 150-66C148-36 132-2 108 22H-104C-122 4-130-20-132-46z',
      palette.buoy,
    ) +
    shape('M-124-6H126C120 6 114 16 108 22H-104C-112 14-120 4-124-6z', '#7c2610') +
    stroke('M-130-38C-92-26-40-22 20-24C70-26 112-38 148-57', palette.sand, 4) +
    shape('M-96-36V-92H-22V-32C-50-32-76-34-96-36z', palette.sand) +
    shape('M-104-92H-14V-102H-98z', palette.ink) +
    rect(-88, -83, 17, 19, '#ffe3a3') +
    rect(-66, -83, 17, 19, palette.lamp) +
    rect(-44, -83, 15, 19, palette.lamp) +
    shape('M-96-36V-92H-82V-35z', palette.ink, ' fill-opacity=".14"') +
    '<circle cx="-8" cy="-178" r="17" fill="#fff" fill-opacity=".16"/><circle cx="-8" cy="-178" r="5.5" fill="#fff7e0"/>' +
    `<circle cx="134" cy="-72" r="4.5" fill="#7fc9a0"/><circle cx="134" cy="-72" r="13" fill="#7fc9a0" fill-opacity=".25"/></g>`
  );
}

/** Draws a harbour at night, for the article on artificial intelligence. */
export function harbourAtNight(): string {
  const random = seededRandom('havn ved nat');
  const lights: Light[] = [];
  const sky = ['#081f27', '#0a252e', '#0c2c36', '#0f3540', '#13404c', '#194d59', '#215c67'];
  const bands = sky
    .map((colour, index) => {
      const y = index * 78 - 20;
      return shape(
        `M0 ${y}C200 ${y - 26} 380 ${y + 30} 640 ${y + 4}S1080 ${y - 28} 1280 ${y + 8}V${shore}H0z`,
        colour,
      );
    })
    .join('');
  let stars = '';
  for (let index = 0; index < 70; index += 1) {
    const y = 18 + 330 * random() ** 1.5;
    stars += `<circle cx="${round(random() * width)}" cy="${round(y)}" r="${round(between(random, 0.8, 2.1))}" fill="#f1ebdd" fill-opacity="${round(between(random, 0.35, 0.95))}"/>`;
  }
  const x = 232;
  const lampY = 182;
  const beams =
    shape(`M${x} ${lampY}L-60 40V250z`, palette.lamp, ' fill-opacity=".2"') +
    shape(`M${x} ${lampY}L-60 92V196z`, palette.lamp, ' fill-opacity=".24"') +
    shape(`M${x} ${lampY}L1340 10V236z`, palette.lamp, ' fill-opacity=".13"') +
    shape(`M${x} ${lampY}L1340 64V172z`, palette.lamp, ' fill-opacity=".15"');
  const hills =
    shape(`M360 ${shore}C470 430 560 372 690 366S900 412 1010 372 1190 300 1290 330V${shore}z`, '#12404b') +
    shape(`M440 ${shore}C560 470 640 430 780 436S1010 402 1120 420 1230 396 1290 402V${shore}z`, '#0f3640');
  const row = houses(random, lights);
  const quay = rect(396, shore - 18, 900, 22, '#0a2129') + rect(396, shore - 18, 900, 5, '#486063');
  const mole =
    shape(
      `M-20 ${shore + 6}V${shore - 22}L60 ${shore - 34}H300L356 ${shore - 8}L380 ${shore + 6}z`,
      '#0a2129',
    ) +
    stroke(`M-20 ${shore - 22}L60 ${shore - 34}H300L356 ${shore - 8}`, '#486063', 4) +
    stroke(
      `M20 ${shore - 14}h34M92 ${shore - 20}h40M170 ${shore - 12}h36M250 ${shore - 18}h34M130 ${shore - 4}h46M292 ${shore - 6}h30`,
      '#24434a',
      3,
    );
  const lamps = [470, 640, 812, 1002, 1180]
    .map((lampX) => {
      lights.push({ x: lampX, y: shore - 66, colour: '#ffe3a3' });
      return `${stroke(`M${lampX} ${shore - 18}v-46`, '#06171d', 4)}<circle cx="${lampX}" cy="${shore - 68}" r="20" fill="${palette.lamp}" fill-opacity=".22"/><circle cx="${lampX}" cy="${shore - 68}" r="6.5" fill="#ffe3a3"/>`;
    })
    .join('');

  const water = rect(0, shore, width, height - shore, '#0c2f3a');
  const mirror = `<g transform="matrix(1 0 0 -0.82 0 ${round(shore * 1.82)})" opacity=".5">${row}${quay}</g><g transform="matrix(1 0 0 -0.72 0 ${round(shore * 1.72)})" opacity=".5">${lighthouse(x)}${mole}</g>`;
  // Swell: lens-shaped strips of water over the reflection, larger and further apart towards the viewer.
  let swell = '';
  for (let y = shore + 7; y < height; ) {
    const near = (y - shore) / (height - shore);
    for (let sx = -60 - 120 * random(); sx < width; ) {
      const long = between(random, 80, 240) * (0.7 + near);
      const thick = 2 + 6.5 * near;
      swell += `M${round(sx)} ${round(y)}q${round(long / 2)} ${round(-thick)} ${round(long)} 0q${round(-long / 2)} ${round(thick)} ${round(-long)} 0z`;
      sx += long * between(random, 0.95, 1.5);
    }
    y += 6 + 9 * near;
  }
  let glitter = '';
  for (const light of lights) {
    const start = shore + 8 + (shore - light.y) * 0.16;
    for (let step = 0; step < 9; step += 1) {
      const y = start + step * (9 + step * 2.1);
      const w = (17 - step) * between(random, 0.35, 1);
      const lx = light.x + between(random, -1, 1) * (3 + step * 1.6);
      if (y < height - 8 && random() > 0.16)
        glitter += `<path d="M${round(lx - w)} ${round(y)}q${round(w)}-3 ${round(2 * w)} 0q${round(-w)} 3.5 ${round(-2 * w)} 0z" fill="${light.colour}" fill-opacity="${round(0.62 * (1 - step / 11))}"/>`;
    }
  }
  // The lighthouse's reflection on the water.
  for (let step = 0; step < 26; step += 1) {
    const y = shore + 14 + step * (5 + step * 0.28);
    const w = between(random, 8, 34 + step);
    const lx = x + between(random, -1, 1) * (6 + step * 1.3);
    if (y < height)
      glitter += `<path d="M${round(lx - w)} ${round(y)}q${round(w)}-4 ${round(2 * w)} 0q${round(-w)} 5 ${round(-2 * w)} 0z" fill="#ffe3a3" fill-opacity="${round(0.75 - step * 0.02)}"/>`;
  }
  const wake = stroke(
    'M560 768c40-12 80-12 120 0s80 12 120 0 80-12 120 0 60 10 92 2M610 790c34-10 68-10 102 0s68 10 102 0 68-10 102 0M540 744c20-5 40-6 58-2',
    '#5d8a90',
    3,
    ' stroke-opacity=".8"',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#081f27"/>${bands}${stars}${beams}${hills}${row}${quay}${lamps}` +
    `<circle cx="${x}" cy="${lampY}" r="96" fill="${palette.lamp}" fill-opacity=".1"/><circle cx="${x}" cy="${lampY}" r="58" fill="${palette.lamp}" fill-opacity=".17"/>${mole}${lighthouse(x)}` +
    `${water}${mirror}${shape(swell, '#0f3a46', ' fill-opacity=".9"')}${glitter}` +
    `${yacht(520, shore + 22, 0.78, '#17505f')}${yacht(1080, shore + 30, 0.9, '#0a222a')}${yacht(1206, shore + 20, 0.7, '#8f3a1e')}` +
    `${wake}${cutter(766, 748)}</svg>`
  );
}
