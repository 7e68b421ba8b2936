import { createContext, useContext } from 'react';
import type { SitePage } from '#src/content/types.ts';

/** The page whose sections are rendered. */
export const CurrentPage = createContext<SitePage | null>(null);

/** @throws outside of a page */
export function useCurrentPage(): SitePage {
  const page = useContext(CurrentPage);
  if (!page) throw new Error('A section outside of a page');
  return page;
}
