import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { distDirectory } from './dist-directory.ts';
import { attribute, elementsIn, textOf } from './html-tree.ts';

type BuiltArticle = {
  readonly path: string;
  /** The contents list: ids of the sections and their names. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly hasDrawing: boolean;
};

/**
 * Returns the articles of the built site, those with the most sections first. Tests of what articles do take theirs from
 * here, since articles come, go and are renamed.
 */
export function builtArticles(): readonly BuiltArticle[] {
  const folder = join(distDirectory, 'artikler');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => {
      const elements = [...elementsIn(parse(readFileSync(join(folder, file), 'utf8')))];
      const contents = elements.find((element) => attribute(element, 'data-toc') !== undefined);
      const links = contents ? [...elementsIn(contents)].filter(({ tagName }) => tagName === 'a') : [];
      return {
        path: `/artikler/${file.replace('.html', '')}`,
        sections: links.map((link) => ({
          id: attribute(link, 'href')?.slice(1) ?? '',
          name: textOf(link).trim(),
        })),
        hasDrawing: elements.some(
          (element) =>
            element.tagName === 'img' && /\/indhold\/.*\.svg$/.test(attribute(element, 'src') ?? ''),
        ),
      };
    })
    .sort((one, other) => other.sections.length - one.sections.length);
}

/**
 * Returns the article with the most sections.
 * @throws if there is no article
 */
export function longestArticle(): BuiltArticle & { readonly sectionId: (index: number) => string } {
  const [article] = builtArticles();
  if (!article) throw new Error('The site has no article');
  return {
    ...article,
    /** Returns the id of a section; -1 is the last. */
    sectionId(index) {
      const section = article.sections.at(index);
      if (!section) throw new Error(`No article has a section ${index}`);
      return section.id;
    },
  };
}
