import type { ComponentProps } from 'react';

/**
 * The parts of pages that need script to work, each a chunk of its own. A new island is one line here and a
 * component that takes plain JSON as props.
 */
export const islands = {
  'calculator': async () => (await import('#src/features/calculator/Calculator.tsx')).Calculator,
  'contact': async () => (await import('#src/features/contact/ContactForm.tsx')).ContactForm,
  'article-search': async () =>
    (await import('#src/features/article-search/ArticleSearch.tsx')).ArticleSearch,
};

export type IslandName = keyof typeof islands;

/** The props of the island with this name. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>
>;
