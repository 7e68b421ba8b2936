/** Served by `scripts/build/content-plugin.ts`: what `content/` holds, read and checked, without the texts. */
declare module 'virtual:content' {
  const content: import('./types.ts').PublishedContent;
  export default content;
}
