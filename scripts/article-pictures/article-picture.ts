import type { Family } from '../drawing/picture.ts';
import { seededRandom } from '../drawing/random.ts';
import { typeface } from '../drawing/typeface.ts';
import { coastline } from './families/coastline.ts';
import { deepWater } from './families/deep-water.ts';
import { narrowFjord } from './families/narrow-fjord.ts';
import { ringedIsland } from './families/ringed-island.ts';
import { soundedSand } from './families/sounded-sand.ts';
import { triangulation } from './families/triangulation.ts';

export interface ArticlePicture {
  slug: string;
  category: string;
}

/** Drawing style of each category, so that readers recognise it. */
const families: Record<string, Family> = {
  SEO: deepWater,
  Prisguide: soundedSand,
  Webdesign: coastline,
  'AI & Digital': triangulation,
  'Mobile & UX': narrowFjord,
  'Design Guide': ringedIsland,
};

const sheet = { width: 1200, height: 800 };

/**
 * Returns an article's picture as SVG. The category selects the drawing style, the slug is the random seed.
 * @throws if the category has no drawing style
 */
export function articlePicture({ slug, category }: ArticlePicture, ratio: '3:2' | '16:9'): string {
  const family = families[category];
  if (!family) throw new Error(`The category '${category}' of article '${slug}' has no drawing style.`);
  const body = family({
    seed: slug,
    random: seededRandom(slug),
    ...sheet,
    type: typeface(500),
  });
  const view = ratio === '3:2' ? '0 0 1200 800' : '0 62.5 1200 675';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`;
}
