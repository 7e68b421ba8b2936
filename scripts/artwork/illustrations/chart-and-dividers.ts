import { contourPath, sampleField, withSeaBorder } from '../../drawing/contours.ts';
import { type Chain, insideChain } from '../../drawing/landform.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { contours, figures, line, path } from '../../drawing/picture.ts';
import { soundings } from '../../drawing/soundings.ts';
import type { Typeface } from '../../drawing/typeface.ts';
import { heroField } from '../charts/hero-chart-field.ts';

const width = 1280;
const height = 853;
/** Size of the chart on the desk, before rotation. */
const sheet = { width: 1180, height: 820 };

const round = (value: number): number => Math.round(value * 10) / 10;

/** Position and rotation of the chart on the desk. */
const sheetTransform = 'translate(54 92) rotate(-5)';
const lean = (5 * Math.PI) / 180;
const onDesk = (x: number, y: number): [number, number] => [
  54 + x * Math.cos(lean) + y * Math.sin(lean),
  92 - x * Math.sin(lean) + y * Math.cos(lean),
];

/** Waypoints of the course into the fjord, in desk coordinates. The dividers measure its first leg. */
const marks: [number, number][] = [
  [500, 574],
  [716, 462],
  [884, 464],
  [1016, 404],
];
const courseClearance: Chain = marks.map(([x, y]) => [x, y, 26] as const);

/** Draws the frame of a printed chart: a black-and-white scale between two lines. */
function frame(type: Typeface): string {
  const edge = 34;
  const inner = 46;
  const right = sheet.width;
  const bottom = sheet.height;
  const dashes = (from: string, long: number, down: boolean): string => {
    const count = Math.round(long / 59);
    const step = long / count;
    return `<path d="M${from}${down ? 'v' : 'h'}${round(long)}" stroke="${palette.ink}" stroke-width="6" stroke-dasharray="${round(step / 2)} ${round(step / 2)}" fill="none"/>`;
  };
  const box = (inset: number, weight: number): string =>
    `<rect x="${inset}" y="${inset}" width="${right - 2 * inset}" height="${bottom - 2 * inset}" fill="none" stroke="${palette.ink}" stroke-width="${weight}"/>`;
  const middle = (edge + inner) / 2;
  const degrees = ["54'", "56'", "58'", "00'", "02'"]
    .map((text, index) => type.path(text, 210 + index * 190, edge - 9, 16))
    .join('');
  return (
    box(edge, 1.6) +
    box(inner, 1.6) +
    dashes(`${inner} ${middle}`, right - 2 * inner, false) +
    dashes(`${inner} ${bottom - middle}`, right - 2 * inner, false) +
    dashes(`${middle} ${inner}`, bottom - 2 * inner, true) +
    dashes(`${right - middle} ${inner}`, bottom - 2 * inner, true) +
    path(degrees, `fill="${palette.ink}"`)
  );
}

function rose(x: number, y: number, radius: number): string {
  const mark = (r: number, w: number, dash: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${palette.buoy}" stroke-width="${w}" stroke-dasharray="${dash}"/>`;
  const part = (r: number, degrees: number): string => {
    const unit = (2 * Math.PI * r) / 360;
    return `${round(unit * 0.6)} ${round(unit * (degrees - 0.6) * 1000) / 1000}`;
  };
  const point = (bearing: number, long: number): string => {
    const at = (turn: number, r: number): string => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
    };
    return (
      `<path d="M${x} ${y}L${at(bearing, long)}L${at(bearing + 45, long * 0.17)}z" fill="${palette.buoy}"/>` +
      `<path d="M${x} ${y}L${at(bearing, long)}L${at(bearing - 45, long * 0.17)}z" fill="none" stroke="${palette.buoy}" stroke-width="1.4" stroke-linejoin="round"/>`
    );
  };
  return (
    `<g stroke-linecap="butt">${mark(radius, 1.6, 'none')}${mark(radius - 4, 7, part(radius - 4, 5))}${mark(radius - 7, 13, part(radius - 7, 10))}${mark(radius * 0.66, 1.2, 'none')}${mark(radius * 0.66 - 4, 7, part(radius * 0.66 - 4, 15))}</g>` +
    [45, 135, 225, 315].map((bearing) => point(bearing, radius * 0.34)).join('') +
    [90, 180, 270, 0].map((bearing) => point(bearing, radius * 0.56)).join('')
  );
}

function chart(type: Typeface): string {
  // The coast from the home page in daylight colours, cropped to the sheet.
  const shore = heroField('hjem');
  const field = (x: number, y: number): number => shore(x * 0.98 + 440, y * 0.98 + 60);
  const grid = sampleField(
    field,
    { left: -60, top: -60, right: sheet.width + 60, bottom: sheet.height + 60 },
    5,
  );
  const bordered = withSeaBorder(grid);
  const area = (level: number, colour: string): string =>
    path(
      contourPath(bordered, level, { tolerance: 0.7, shortest: 30 }),
      `fill="${colour}" stroke="${palette.deep}" stroke-opacity=".5" stroke-width="1.2"`,
    );
  const levels = [-10, -14, -18, -22, -26];
  const depths = contours(grid, levels, { tolerance: 0.9, shortest: 150 }, () =>
    line(palette.deep, 1.2, 0.45),
  );
  const hills = contours(grid, [6, 11, 16, 20], { tolerance: 0.9, shortest: 90 }, () => line('#a8966a', 1.2));
  const depthsAt = soundings(field, {
    seed: 'kort og passer',
    area: { left: 80, top: 90, right: sheet.width - 80, bottom: sheet.height - 70 },
    spacing: 70,
    levels: [0, -2.5, -6, ...levels],
    clearance: 16,
    blocked: (x, y) =>
      Math.hypot(x - 240, y - 590) < 165 || insideChain(courseClearance, ...onDesk(x, y)) > 0,
  });
  const clip = `<clipPath id="sheet"><rect x="46" y="46" width="${sheet.width - 92}" height="${sheet.height - 92}"/></clipPath>`;
  return (
    `<rect x="12" y="16" width="${sheet.width}" height="${sheet.height}" fill="#050f13" fill-opacity=".45"/>` +
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${palette.paper}"/>${clip}<g clip-path="url(#sheet)">` +
    area(-6, '#d9e9e4') +
    area(-2.5, '#bcd8d2') +
    depths +
    path(
      contourPath(bordered, 0, { tolerance: 0.6, shortest: 20 }),
      `fill="#eadfc4" stroke="${palette.ink}" stroke-width="2"`,
    ) +
    hills +
    path(figures(type, depthsAt, 18), `fill="${palette.ink}"`) +
    `<path d="M46 250H${sheet.width - 46}M46 540H${sheet.width - 46}M330 46V${sheet.height - 46}M640 46V${sheet.height - 46}M950 46V${sheet.height - 46}" fill="none" stroke="${palette.ink}" stroke-opacity=".25" stroke-width="1"/>` +
    `${rose(240, 590, 132)}</g>${frame(type)}`
  );
}

/** Draws transparent parallel rulers: two bars joined by two brass arms. */
function rulers(type: Typeface): string {
  const bar = (y: number): string => {
    let ticks = '';
    for (let x = 14; x < 690; x += 9.6) {
      const index = Math.round((x - 14) / 9.6);
      ticks += `M${round(x)} ${y}v${index % 10 === 0 ? 19 : index % 5 === 0 ? 14 : 9}`;
    }
    const numbers = [1, 2, 3, 4, 5, 6, 7]
      .map((value) => type.path(String(value), 14 + value * 96 - 4, y + 36, 15))
      .join('');
    return (
      `<rect x="0" y="${y}" width="704" height="62" rx="4" fill="#f4f3ea" fill-opacity=".66" stroke="${palette.ink}" stroke-width="1.8"/>` +
      `<path d="${ticks}" stroke="${palette.ink}" stroke-width="1.3" fill="none"/>${path(numbers, `fill="${palette.ink}"`)}`
    );
  };
  const arm = (x: number): string =>
    `<path d="M${x} 44L${x + 66} 136" stroke="#8a6210" stroke-width="17" stroke-linecap="round"/><path d="M${x} 42L${x + 66} 134" stroke="#e0a52a" stroke-width="13" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="43" r="5" fill="#8a6210"/><circle cx="${x + 66}" cy="135" r="5" fill="#8a6210"/>`;
  return (
    '<rect x="8" y="10" width="704" height="62" rx="4" fill="#0b2b35" fill-opacity=".22"/><rect x="30" y="118" width="704" height="62" rx="4" fill="#0b2b35" fill-opacity=".22"/>' +
    `${bar(0)}<g transform="translate(22 0)">${bar(108)}</g>${arm(120)}${arm(520)}`
  );
}

/** Draws brass dividers with steel points from above: hinge, two legs and their shadow. */
function dividers(hinge: [number, number], left: [number, number], right: [number, number]): string {
  const leg = (tip: [number, number], shift: number, brass: string, steel: string, edge: string): string => {
    const [hx, hy] = [hinge[0] + shift, hinge[1] + shift];
    const [tx, ty] = [tip[0] + shift * 0.25, tip[1] + shift * 0.25];
    const long = Math.hypot(tx - hx, ty - hy);
    const [ux, uy] = [(tx - hx) / long, (ty - hy) / long];
    const at = (along: number, across: number): string =>
      `${round(hx + ux * along - uy * across)} ${round(hy + uy * along + ux * across)}`;
    const joint = long * 0.63;
    return (
      `<path d="M${at(joint - 6, -6)}L${at(long, 0)}L${at(joint - 6, 6)}z" fill="${steel}"/>` +
      `<path d="M${at(0, -15)}C${at(60, -17)} ${at(90, -12)} ${at(joint - 26, -9)}L${at(joint, -8)}L${at(joint, 8)}L${at(joint - 26, 9)}C${at(90, 12)} ${at(60, 17)} ${at(0, 15)}z" fill="${brass}"/>` +
      (edge
        ? `<path d="M${at(14, 3)}L${at(joint, 2)}L${at(joint, 8)}L${at(joint - 26, 9)}C${at(90, 12)} ${at(60, 17)} ${at(14, 15)}z" fill="${edge}"/><path d="M${at(joint - 34, -9.5)}L${at(joint - 34, 9.5)}M${at(joint - 26, -9)}L${at(joint - 26, 9)}" stroke="#8a6210" stroke-width="2.4"/>`
        : '')
    );
  };
  const [hx, hy] = hinge;
  const shade = '#0b2b35';
  return (
    `<g fill-opacity=".24">${leg(left, 26, shade, shade, '')}${leg(right, 26, shade, shade, '')}<circle cx="${hx + 26}" cy="${hy + 26}" r="35" fill="${shade}"/></g>` +
    leg(left, 0, '#f0bb45', '#6f8288', '#c98f1b') +
    leg(right, 0, '#f0bb45', '#6f8288', '#c98f1b') +
    `<circle cx="${hx}" cy="${hy}" r="35" fill="#c98f1b"/><circle cx="${hx - 2}" cy="${hy - 2}" r="31" fill="#f0bb45"/><circle cx="${hx}" cy="${hy}" r="15" fill="#8a6210"/><circle cx="${hx - 1}" cy="${hy - 1}" r="12" fill="#e6ab35"/>` +
    `<path d="M${hx - 8} ${hy - 5}L${hx + 7} ${hy + 6}" stroke="#8a6210" stroke-width="3.5" stroke-linecap="round"/>`
  );
}

function pencil(): string {
  return (
    '<path d="M10 16H420L470 24 420 32H10z" fill="#0b2b35" fill-opacity=".28"/>' +
    `<rect x="0" y="0" width="44" height="22" rx="5" fill="#d98a76"/><rect x="36" y="-1" width="34" height="24" fill="#aab7b3"/><path d="M44 -1v24M53 -1v24M62 -1v24" stroke="#6f8288" stroke-width="2.4"/>` +
    `<path d="M70 0H404L404 22H70z" fill="${palette.buoy}"/><path d="M70 0H404V6.5H70z" fill="#d4532a"/><path d="M70 16H404V22H70z" fill="#8c2a0d"/>` +
    `<path d="M404 0C398 4 408 8 402 11C408 14 398 18 404 22L456 11z" fill="#e8cfa2"/><path d="M440 7.6L456 11L440 14.4z" fill="${palette.ink}"/>`
  );
}

/** Draws a mug from above, at the edge of the desk. */
function mug(x: number, y: number): string {
  return (
    `<circle cx="${x + 20}" cy="${y + 24}" r="112" fill="#050f13" fill-opacity=".4"/>` +
    `<path d="M${x - 84} ${y + 50}C${x - 140} ${y + 92} ${x - 174} ${y + 58} ${x - 150} ${y + 20}" fill="none" stroke="${palette.sand}" stroke-width="25" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="112" fill="${palette.sand}"/><circle cx="${x}" cy="${y}" r="97" fill="#cfc5ab"/><circle cx="${x}" cy="${y}" r="94" fill="#2d1409"/>` +
    `<path d="M${x - 74} ${y - 34}C${x - 50} ${y - 78} ${x + 6} ${y - 92} ${x + 48} ${y - 66}" fill="none" stroke="#8f5a35" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M${x - 30} ${y + 10}c16-14 34-12 46 2s30 16 44 4M${x - 16} ${y + 38}c12-10 24-8 34 2s22 10 32 2" fill="none" stroke="#5b3319" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** Draws a chart, dividers and rulers on a desk, for the article on artificial intelligence. */
export function chartAndDividers(type: Typeface): string {
  const grain = fractalNoise(gradientNoise('bordplade'), 3);
  const boards = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<rect x="0" y="${index * 176 - 10}" width="${width}" height="176" fill="${['#173f49', '#143a44', '#184450', '#153d47', '#194651'][index]}"/>`,
    )
    .join('');
  const grid = sampleField(
    (x, y) => grain(x / 620, y / 34 + 3 * grain(x / 900, y / 300)),
    { left: -10, top: -10, right: width + 10, bottom: height + 10 },
    8,
  );
  const wood = contours(grid, [-0.3, -0.1, 0.1, 0.3], { tolerance: 1.2, shortest: 160 }, () =>
    line('#0e2e37', 1.6, 0.55),
  );
  const seams = [166, 342, 518, 694].map((y) => `M0 ${y}H${width}`).join('');
  const [from = [0, 0], to = [0, 0]] = marks;
  const course =
    `<path d="${marks.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}" fill="none" stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round"/>` +
    marks
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="8" fill="${palette.paper}" stroke="${palette.buoy}" stroke-width="3.5"/>`,
      )
      .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${boards}${wood}<path d="${seams}" stroke="#0a252d" stroke-width="4"/>` +
    `<g transform="${sheetTransform}">${chart(type)}</g>${course}` +
    `<g transform="translate(566 812) rotate(-24)">${rulers(type)}</g>` +
    `<g transform="translate(86 150) rotate(31)">${pencil()}</g>` +
    `${dividers([566, 168], from, to)}${mug(1204, 96)}</svg>`
  );
}
