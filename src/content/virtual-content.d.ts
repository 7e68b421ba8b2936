declare module 'virtual:content' {
  export const content: import('./content.ts').Content;
  /** By path, e.g. `/artikler/designsystemer`. */
  export const bodies: Readonly<
    Record<string, (() => Promise<import('./collections.ts').MdxModule>) | undefined>
  >;
}
