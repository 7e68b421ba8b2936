import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoPaths } from '#src/components/logo-paths.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import { company } from '#src/site/company.ts';
import { palette } from '../drawing/palette.ts';
import { typeface } from '../drawing/typeface.ts';
import { root } from '../lib/root.ts';
import { drawableText } from './drawable-text.ts';
import { fitTitle } from './fit-title.ts';

type OpenGraphPage = {
  readonly title: string;
  /** Short line above the title: the category or the kind of page. */
  readonly kicker: string;
  /** Picture that the page shows first, without size and extension. */
  readonly picture: string | undefined;
};

/** Returns the content of a page's image; null for pages that search engines should not list under their own URL. */
export function openGraphPage({
  path,
  title,
  article,
  picture,
  canonicalPath,
  noIndex,
}: PageMeta): OpenGraphPage | null {
  if (noIndex || (canonicalPath && canonicalPath !== path)) return null;
  return {
    title,
    kicker: article?.category ?? 'Hjemmesider og SEO',
    picture: article ? `/billeder/artikler/${article.image}` : picture,
  };
}

const height = 630;
const margin = 72;

/** The coast without its closing tag, which stands after the title. */
const coast = readFileSync(new URL('coast.svg', import.meta.url), 'utf8').replace(/<\/svg>\s*$/, logo());

function logo(): string {
  const { land, depth, lamp } = logoPaths;
  return (
    typeface(700).draw(company.name, margin + 58, height - 62, 32, `fill="${palette.paper}"`) +
    `<g transform="translate(${margin} ${height - 96}) scale(1.375)"><clipPath id="c"><rect width="32" height="32" rx="5"/></clipPath><g clip-path="url(#c)">` +
    `<rect width="32" height="32" fill="${palette.deep}"/><path d="${land}" fill="${palette.sand}"/><path d="${depth}" fill="none" stroke="${palette.shallow}" stroke-width="2"/>` +
    `<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}" fill="${palette.lamp}"/></g>` +
    `<rect x=".5" y=".5" width="31" height="31" rx="4.5" fill="none" stroke="${palette.shallow}"/></g>`
  );
}

/** Where the picture of a page begins. */
const pictureLeft = 760;

function words({ title, kicker, picture }: OpenGraphPage): string {
  const face = typeface(700);
  // Clear of the picture or of the coast.
  const room = picture ? pictureLeft - 1.5 * margin : 800;
  const { size, lines } = fitTitle(drawableText(title, face), face, room);
  const leading = size * 1.06;
  // Places the block of kicker and title slightly above the middle, where it looks centred.
  const block = leading * (lines.length - 1) + size * 0.72;
  const first = Math.round((height - 84 - block) / 2 + size * 0.72 + 22);
  const label = typeface(600).draw(kicker, margin, first - size * 0.72 - 40, 28, `fill="${palette.lamp}"`);
  const titleLines = lines.map((text, index) =>
    face.draw(text, margin - size * 0.04, first + index * leading, size, `fill="${palette.paper}"`),
  );
  return label + titleLines.join('');
}

/**
 * Draws a page's Open Graph image as JPEG, which all social networks support: its title on a chart of a coast, and the
 * picture that the page shows first where it has one.
 */
export async function openGraphImage(page: OpenGraphPage): Promise<Buffer> {
  const { picture } = page;
  const file = picture && join(root, 'public', `${picture}-1280.webp`);
  const beside =
    file &&
    (await sharp(file)
      .resize(1200 - pictureLeft, height)
      .toBuffer());
  return sharp(Buffer.from(`${coast}${words(page)}</svg>`))
    .composite(beside ? [{ input: beside, left: pictureLeft, top: 0 }] : [])
    .removeAlpha()
    .jpeg({ quality: 74 })
    .toBuffer();
}
