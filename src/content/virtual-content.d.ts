declare module 'virtual:content' {
  export const content: Omit<import('./content.ts').Content, 'articles' | 'legalPages'> & {
    readonly articles: readonly import('./types.ts').Article[];
    readonly legalPages: readonly import('./types.ts').LegalPage[];
  };
  /** Loads the text of the page at a path: `/artikler/designsystemer`. */
  export const loadText: (path: string) => Promise<import('./collections.ts').PageText>;
}
