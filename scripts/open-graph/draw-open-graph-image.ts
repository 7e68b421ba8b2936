import sharp from 'sharp';
import { logoPaths } from '#src/components/logo-paths.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import { company } from '#src/site/company.ts';
import { writtenPicture } from '../content/resized-pictures.ts';
import { textAsOutlines } from '../drawing/text-as-outlines.ts';
import { typeface } from '../drawing/typeface.ts';
import { fillTemplate } from '../lib/fill-template.ts';
import { escapeXml } from '../site-files/escape-xml.ts';
import { drawableText } from './drawable-text.ts';
import { fitTitle } from './fit-title.ts';

// Nothing that it would keep is drawn again.
sharp.cache(false);

const height = 630;
const margin = 72;

/** Where the picture of a page begins. */
const pictureLeft = 760;

/** Returns the chart with the logo, a title that is `room` wide and a line above it: `coast.svg` has their places. */
function chart(title: string, kicker: string, room: number): string {
  const face = typeface(700);
  const drawable = (text: string) => drawableText(text, face);
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
export async function drawOpenGraphImage({ title, article, picture }: PageMeta): Promise<Buffer> {
  const shown = article ? `artikler/${article.image}` : picture?.replace('/billeder/', '');
  // Clear of the picture or of the coast.
  const room = shown ? pictureLeft - 1.5 * margin : 800;
  const image = sharp(Buffer.from(chart(title, article?.category ?? 'Hjemmesider og SEO', room)));
  if (shown) {
    const beside = sharp(writtenPicture(shown)).resize(1200 - pictureLeft, height);
    image.composite([{ input: await beside.toBuffer(), left: pictureLeft, top: 0 }]);
  }
  return image.removeAlpha().jpeg({ quality: 74 }).toBuffer();
}
