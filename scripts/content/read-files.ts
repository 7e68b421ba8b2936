import { paths } from '#src/site/pages.ts';
import type { ContentFolder } from './content-folder.ts';
import { pagePathOf } from './file-names.ts';
import { articleOf, sitePageOf, textPageOf } from './page-of-text.ts';
import { readData } from './read-data.ts';
import { readPictures } from './read-pictures.ts';
import { readTextFiles, type TextFile } from './read-text-files.ts';
import { articleFields, pageFields, textPageFields } from './schema/front-matter-schema.ts';

/** What is read of a folder of content. */
export type ReadFiles = Awaited<ReturnType<typeof readFiles>>;

/** Reads the pictures, the data and the texts of a folder. Drafts are not `checked` unless they are to be shown. */
export async function readFiles(folder: ContentFolder, drafts: boolean) {
  const pictures = await readPictures(folder);
  const { data, placeInData } = await readData(folder);
  const below = (parent: string) => (slug: string) => `${parent}/${slug}`;
  const articles = await readTextFiles(folder, 'artikler', below(paths.articles), articleFields, articleOf);
  const legal = await readTextFiles(folder, 'juridisk', below(''), textPageFields, textPageOf('legal'));
  const cases = await readTextFiles(folder, 'cases', below(paths.cases), textPageFields, textPageOf('case'));
  const sitePages = await readTextFiles(folder, 'sider', pagePathOf, pageFields, sitePageOf);
  const files: readonly TextFile[] = [...articles, ...legal, ...cases, ...sitePages];
  const isChecked = ({ draft }: TextFile) => drafts || !draft;
  const checkedArticles = articles.filter(isChecked);
  const checked = files.filter(isChecked);
  const texts = { files, articles, legal, cases, sitePages, checkedArticles, checked };
  return { ...texts, data, placeInData, pictures };
}
