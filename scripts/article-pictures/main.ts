import { join } from 'node:path';
import { readPages } from '#src/content/read/read-pages.ts';
import { root } from '../lib/root.ts';
import { articlePictures } from './article-pictures.ts';
import { contentPictures } from './content-pictures.ts';

/* `npm run pictures`: draws new and changed article pictures and resizes the pictures in content/billeder. */

const read = await readPages({ directory: join(root, 'content'), drafts: true });
const articles = read.articles.flatMap(({ page }) => page ?? []);
// Articles may share a picture: the one that it is named after decides the style.
const own = articles.filter(({ slug, image }) => slug === image);
const categories = new Map([...articles, ...own].map(({ image, category }) => [image, category]));
const pictures = [...categories].map(([slug, category]) => ({ slug, category }));
const drawn = await articlePictures(pictures);
const content = await contentPictures(root);
const written = [...drawn, ...content.written];
for (const { file, bytes } of written) console.log(`${file}: ${bytes} bytes`);
for (const { file, page } of read.articles)
  if (!page) console.log(`${file}: sprunget over, fordi dens front matter har fejl`);
console.log(`${written.length} ${written.length === 1 ? 'billede' : 'billeder'} tegnet`);
for (const { file, found, expected } of content.diagnostics) {
  console.error(`${file}\n  fandt:     ${found}\n  forventer: ${expected}`);
  process.exitCode = 1;
}
