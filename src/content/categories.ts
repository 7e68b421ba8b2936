/** The categories of articles, in the order of the buttons of the search. */
export const categories = [
  'SEO',
  'Prisguide',
  'Webdesign',
  'AI & Digital',
  'Mobile & UX',
  'Design Guide',
] as const;
export type Category = (typeof categories)[number];
