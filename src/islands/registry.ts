import type { ComponentProps } from 'react';
import { loadWithRetry } from '#src/lib/load-with-retry.ts';

/**
 * Components that are hydrated in the browser, each in a separate chunk. A new island needs one line here and a
 * component whose props are plain JSON.
 */
export const islands = {
  'calculator': async () =>
    (await loadWithRetry(() => import('#src/features/calculator/Calculator.tsx'))).Calculator,
  'contact': async () =>
    (await loadWithRetry(() => import('#src/features/contact/ContactForm.tsx'))).ContactForm,
  'article-search': async () =>
    (await loadWithRetry(() => import('#src/features/article-search/ArticleSearch.tsx'))).ArticleSearch,
};

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>
>;
