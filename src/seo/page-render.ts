import type { createHead } from '@unhead/react/server';
import { createContext } from 'react';
import type { ResolvableHead } from 'unhead/types';
import type { PageMeta } from './page-meta.ts';

/** What a page registers while it is rendered. */
export type PageRender = {
  readonly head: ReturnType<typeof createHead<ResolvableHead>>;
  /** Set by the page's `PageHead`. */
  meta?: PageMeta;
};

/** Several pages render at once, and the dev server may render one twice: this belongs to the rendering, not to its path. */
export const PageRenderContext = createContext<PageRender | undefined>(undefined);
