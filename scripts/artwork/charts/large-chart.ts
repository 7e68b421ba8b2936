import { palette } from '../../drawing/palette.ts';
import type { Sounding } from '../../drawing/soundings.ts';
import { typeface } from '../../drawing/typeface.ts';

/** Land with its hills. */
type Ground = {
  readonly land: string;
  readonly hills: string;
  /** Width in pixels that a chart behind text must have to show this land: on a narrower one it would be below the text. */
  readonly fromWidth?: number | undefined;
};

export type LargeChart = {
  readonly width: number;
  readonly height: number;
  /** Areas of the shelf and of the bank on it. */
  readonly shallows: readonly string[];
  /** Depth lines, from the coast outwards. */
  readonly depths: readonly string[];
  readonly grounds: readonly Ground[];
  readonly soundings: readonly Sounding[];
  /** Overlay drawn on top of the chart. */
  readonly over?: string;
};

const { deep, shallow, sand, ink, lamp, paper, buoy } = palette;

/* The page's styles do not apply to an SVG image, so it has its own. On phones the chart is a low band. */
const phone = '(max-width:720px) and (max-height:352px)';
/* On desktops it is higher, and its left edge is behind the text. */
const behindText = '(min-height:353px)';
const style = `
.shelf,.bank,.depth,.far{stroke:${shallow};fill:none;stroke-opacity:.3;stroke-width:1.2}
.shelf{fill:#174e5b;stroke-opacity:.34;stroke-width:1.1}
.bank{fill:#225f6d;stroke-opacity:.5;stroke-width:1.1}
.far{stroke-opacity:.15}
.land{fill:${sand};stroke:${ink};stroke-width:1.6}
.hill{fill:none;stroke:#b6a884}
.figures{fill:${shallow};fill-opacity:.72}
.clearing{fill:${sand}}
.rose{color:${ink};opacity:.55}
.course{fill:none;stroke:${lamp};stroke-width:1.6;stroke-dasharray:9 7}
.waypoints{fill:none;stroke:${lamp};stroke-width:9;stroke-linecap:round}
.light{fill:${shallow}}
.fade{display:none}
@media ${behindText}{.fade{display:inline}}
@media ${phone}{
.shelf,.bank,.depth,.far,.land{stroke-width:2.6}
.hill{stroke-width:2}
.course{stroke-width:3.6;stroke-dasharray:18 14}
.waypoints{stroke-width:18}
.figures>g>g{transform:scale(2)}
.figures>:nth-child(even),.light{display:none}
.buoy{transform:scale(1.9)}
}
`.replaceAll('\n', '');
/** Animates the lines as if drawn, then fades in the rest. */
const drawing = `
.shelf,.bank,.depth,.far,.land,.hill{stroke-dasharray:1;animation:draw .9s cubic-bezier(.2,.7,.2,1) both}
.bank{animation-delay:.08s}
.shelf{animation-delay:.16s}
.depth,.hill{animation-delay:.24s}
.far{animation-delay:.4s}
.figures,.rose,.course,.waypoints,.light,.buoy{animation:surface .24s ease-out 1.1s backwards}
.buoy{animation-delay:1.16s}
@keyframes draw{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}
@keyframes surface{from{opacity:0}}`.replaceAll('\n', '');

/**
 * Returns a chart as SVG. Cropping keeps the right edge, where the land is. With `moves`, its lines are animated once.
 * The page selects the version, since not every browser applies `prefers-reduced-motion` in SVG images.
 */
export function largeChart(chart: LargeChart, moves: boolean): string {
  const { width, height, shallows, depths, grounds, soundings, over = '' } = chart;
  const crop = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice"`;
  const line = (name: string, path: string | undefined) =>
    `<path class="${name}" d="${path}" pathLength="1"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
    `<style>${style}${grounds.map(hiddenIfNarrow).join('')}${moves ? drawing : ''}</style>`,
    `<defs>${fade}${[...'0123456789'].map((digit) => `<path id="d${digit}" d="${face.path(digit, 0, 0, size)}"/>`).join('')}</defs>`,
    `<svg aria-hidden="true" ${crop}>`,
    ...depths.map((path, index) => line(index < 2 ? 'depth' : 'far', path)),
    line('shelf', shallows[0]),
    line('bank', shallows[1]),
    `<g class="figures">${soundings.map(figure).join('')}</g>`,
    '</svg>',
    '<rect class="fade" width="100%" height="100%" fill="url(#fade)"/>',
    `<svg aria-hidden="true" ${crop}>`,
    ...grounds.map(
      ({ land, hills }, index) => `<g class="ground${index}">${line('land', land)}${line('hill', hills)}</g>`,
    ),
    over,
    '</svg></svg>\n',
  ].join('');
}

/**
 * Covers the water towards the text with the page's colour. Land, buoy and course are drawn above it: transparent, they
 * would look grey.
 */
const fade = `<linearGradient id="fade"><stop offset=".14" stop-color="${deep}"/><stop offset=".5" stop-color="${deep}" stop-opacity="0"/></linearGradient>`;

const hiddenIfNarrow = ({ fromWidth }: Ground, index: number) =>
  fromWidth ? `@media ${behindText} and (max-width:${fromWidth - 1}px){.ground${index}{display:none}}` : '';

const size = 16;
const face = typeface(500);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Draws a depth figure centred at its position, with decimetres as subscript, as on printed charts. */
function figure({ x, y, metres, decimetres }: Sounding): string {
  const small = 0.7;
  const whole = face.width(String(metres), size);
  const part = decimetres > 0 ? face.width(String(decimetres), size) * small : 0;
  let left = -(whole + part) / 2;
  let digits = '';
  for (const digit of String(metres)) {
    digits += `<use href="#d${digit}" x="${tenth(left)}"/>`;
    left += face.width(digit, size);
  }
  if (part) digits += `<use href="#d${decimetres}" transform="translate(${tenth(left)} 4)scale(${small})"/>`;
  return `<g transform="translate(${x} ${y})"><g>${digits}</g></g>`;
}

/** Draws the lit buoy with its light characteristic, the course, and the compass rose on land. */
export function homewardCourse(): string {
  const glow = (radius: number) => `<circle cx="3" cy="-47" r="${radius}" fill="${lamp}" opacity=".16"/>`;
  const float = `fill="${buoy}" stroke="${paper}" stroke-width="1.5" stroke-linejoin="round"`;
  return [
    '<circle class="clearing" cx="1344" cy="698" r="84"/>',
    `<svg class="rose" aria-hidden="true" x="1262" y="616" width="164" height="164" viewBox="0 0 200 200" fill="none" stroke="currentColor">${rose}</svg>`,
    '<path class="course" d="M966 613L1128 524L1232 464L1318 452L1384 474"/>',
    '<path class="waypoints" d="M960 617h.01M1232 464h.01M1318 452h.01M1388 476h.01"/>',
    '<g transform="translate(1128 524)"><g class="buoy">',
    glow(30),
    glow(17),
    `<path ${float} d="M-13 0c-1-6-1-9 0-12h27c1 3 0 7-2 12z"/>`,
    `<path fill="none" stroke="${paper}" stroke-width="1.5" stroke-linejoin="round" d="M-6.5-12L-.5-40h6.5l5 28zM-4.5-21.5h14M-2.5-31h10.5"/>`,
    `<path ${float} d="M-2.6-31L-.5-40h6.5l2 9z"/>`,
    `<circle cx="3" cy="-47" r="5" fill="${lamp}" stroke="${paper}" stroke-width="1.5"/>`,
    `<path fill="none" stroke="${shallow}" stroke-width="1.5" stroke-linecap="round" d="M-30 3c5-3.5 10-3.5 15 0s10 3.5 15 0 10-3.5 15 0 10 3.5 15 0M-18 10c4-2.5 8-2.5 12 0s8 2.5 12 0 8-2.5 12 0"/>`,
    '</g></g>',
    `<path class="light" transform="translate(1152 556)skewX(-14)" d="${face.path('Fl.R.4s', 0, 0, 15)}"/>`,
  ].join('');
}

/** Graduated ring of a compass rose: a dashed circle with a path length of 360, one unit per degree. */
const ring = (radius: number, width: number, dashes: string, offset: string) =>
  `<circle cx="100" cy="100" r="${radius}" stroke-width="${width}" pathLength="360" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"/>`;
// The inner ring is rotated, like the ring of magnetic bearings on printed charts.
const rose = [
  '<circle cx="100" cy="100" r="97" stroke-width="1"/>',
  ring(94.5, 4, '.5 4.5', '.25'),
  ring(92.5, 8, '.7 9.3', '.35'),
  ring(90.5, 12, '.9 29.1', '.45'),
  '<g transform="rotate(3.5 100 100)"><circle cx="100" cy="100" r="66" stroke-width=".8"/>',
  ring(63.5, 5, '.9 14.1', '.45'),
  '<path d="M100 34v-9m-3 4l3-4 3 4" stroke-width="1"/></g>',
  '<path d="M100 100L71 71L91.2 99zM100 100L129 71L101 91.2zM100 100L129 129L108.8 101zM100 100L71 129L99 108.8zM100 100V42L93.6 93.6zM100 100H146L106.4 93.6zM100 100V146L106.4 106.4zM100 100H54L93.6 106.4z" stroke-width=".8" stroke-linejoin="round"/>',
  '<path d="M100 100V42L106.4 93.6zM100 100H146L106.4 106.4zM100 100V146L93.6 106.4zM100 100H54L93.6 93.6zM100 100L71 71L99 91.2zM100 100L129 71L108.8 99zM100 100L129 129L101 108.8zM100 100L71 129L91.2 101z" stroke-width=".8" stroke-linejoin="round" fill="currentColor"/>',
].join('');
