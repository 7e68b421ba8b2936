import type { ComponentType } from 'react';
import type { IslandName } from '#src/components/island/Island.tsx';
import type { ArticleSearchProps } from '#src/features/article-search/ArticleSearch.tsx';
import type { CalculatorProps } from '#src/features/calculator/Calculator.tsx';
import type { ContactFormProps } from '#src/features/contact/ContactForm.tsx';

/** The islands and what each starts from; the props stand as JSON in the page. */
export type IslandProps = Record<IslandName, object> & {
  calculator: CalculatorProps;
  contact: ContactFormProps;
  'article-search': ArticleSearchProps;
};

type Loaders = { readonly [Name in keyof IslandProps]: () => Promise<ComponentType<IslandProps[Name]>> };

/** Each island is a chunk of its own: a page without a form never loads one. */
export const islandModules: Loaders = {
  calculator: async () => (await import('#src/features/calculator/Calculator.tsx')).Calculator,
  contact: async () => (await import('#src/features/contact/ContactForm.tsx')).ContactForm,
  'article-search': async () =>
    (await import('#src/features/article-search/ArticleSearch.tsx')).ArticleSearch,
};

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islandModules, name);
}
