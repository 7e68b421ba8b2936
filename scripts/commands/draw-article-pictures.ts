import { join } from 'node:path';
import { formatProblems } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';
import { articlePictures } from '../pictures/make-article-pictures.ts';
import { cachedMdxCompiler } from '../vite/mdx-cache.ts';
import { today } from '../vite/today.ts';
import { root } from './run-script.ts';

/** `npm run pictures`: draws the picture of every article that has none, or whose category has changed. */
const { content, problems } = await readContent({
  directory: join(root, 'content'),
  today: today(),
  drafts: true,
  compile: cachedMdxCompiler(root),
});
if (content) {
  const list = content.articles.map(({ image, category }) => ({ slug: image, category }));
  const written = await articlePictures(list);
  for (const { file, bytes } of written) console.log(`${file}  ${Math.round(bytes / 1024)} KB`);
  console.log(written.length ? `${written.length} billeder tegnet.` : 'Alle artikler har deres billede.');
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
