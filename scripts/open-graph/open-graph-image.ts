import { join } from 'node:path';
import sharp from 'sharp';
import { logoPaths } from '#src/components/logo-paths.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import { company } from '#src/site/company.ts';
import { textAsOutlines } from '../drawing/text-as-outlines.ts';
import { typeface } from '../drawing/typeface.ts';
import { fillTemplate } from '../lib/fill-template.ts';
import { root } from '../lib/root.ts';
import { escapeXml } from '../site-files/escape-xml.ts';
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

/** Where the picture of a page begins. */
const pictureLeft = 760;

/** Returns the chart with the logo and a page's words, which `coast.svg` has places for. */
function chart({ title, kicker, picture }: OpenGraphPage): string {
  const face = typeface(700);
  const drawable = (text: string) => drawableText(text, face);
  // Clear of the picture or of the coast.
  const room = picture ? pictureLeft - 1.5 * margin : 800;
  const { size, lines } = fitTitle(drawable(title), face, room);
  const leading = size * 1.06;
  // Places the block of kicker and title slightly above the middle, where it looks centred.
  const block = leading * (lines.length - 1) + size * 0.72;
  const first = Math.round((height - 84 - block) / 2 + size * 0.72 + 22);
  const view = {
    company: drawable(company.name),
    logo: logoPaths,
    margin,
    kicker: { words: drawable(kicker), y: first - size * 0.72 - 40 },
    lines: lines.map((words, index) => ({
      words,
      x: margin - size * 0.04,
      y: first + index * leading,
      size,
    })),
  };
  return textAsOutlines(fillTemplate(new URL('coast.svg', import.meta.url), view, escapeXml));
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
  return sharp(Buffer.from(chart(page)))
    .composite(beside ? [{ input: beside, left: pictureLeft, top: 0 }] : [])
    .removeAlpha()
    .jpeg({ quality: 74 })
    .toBuffer();
}
