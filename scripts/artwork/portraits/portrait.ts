import { palette } from '../../drawing/palette.ts';

/** SVG attributes of each pen. */
const pens = {
  ground: `fill="none" stroke="${palette.deep}" stroke-opacity="0.16" stroke-width="1.2"`,
  skin: 'fill="#f6e3d0"',
  shade: 'fill="#e9c9ae" fill-opacity="0.75"',
  hair: `fill="${palette.deep}"`,
  strand: `fill="none" stroke="${palette.shallow}" stroke-opacity="0.62" stroke-width="1.3" stroke-linecap="round"`,
  cloth: `fill="${palette.ink}"`,
  lapel: `fill="${palette.deep}"`,
  shirt: `fill="${palette.paper}"`,
  stripe: `fill="none" stroke="${palette.deep}" stroke-width="5"`,
  lip: `fill="${palette.buoy}" fill-opacity="0.62"`,
  brow: `fill="none" stroke="${palette.ink}" stroke-width="3.4" stroke-linecap="round"`,
  stitch: `fill="none" stroke="${palette.shallow}" stroke-opacity="0.8" stroke-width="3.2" stroke-dasharray="0.1 9" stroke-linecap="round"`,
  rib: `fill="none" stroke="${palette.line}" stroke-width="2" stroke-linecap="round"`,
  fold: `fill="none" stroke="${palette.shallow}" stroke-opacity="0.7" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"`,
  line: `fill="none" stroke="${palette.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`,
  fine: `fill="none" stroke="${palette.ink}" stroke-width="1.5" stroke-linecap="round"`,
  dot: `fill="${palette.ink}"`,
  glint: 'fill="none" stroke="#f6e3d0" stroke-width="2.4" stroke-linecap="round"',
  accent: `fill="none" stroke="${palette.lamp}" stroke-width="2.4"`,
};

export type Layer = readonly [pen: keyof typeof pens, path: string];

/** Returns a portrait as SVG from its layers, back to front. */
export function portrait(layers: readonly Layer[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="36 56 408 476">',
    ...layers.map(([pen, path]) => `<path ${pens[pen]} d="${path}"/>`),
    '</svg>\n',
  ].join('');
}
