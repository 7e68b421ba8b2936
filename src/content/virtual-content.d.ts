declare module 'virtual:content' {
  export const content: import('./content.ts').Content;
  /** By path, e.g. `/artikler/designsystemer`. */
  export const loaders: Readonly<
    Record<string, (() => Promise<import('./collections.ts').PageText>) | undefined>
  >;
}
