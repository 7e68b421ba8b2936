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

/** `lang` of a category's name, where it is not Danish. */
export const languageOf = (category: string): 'en' | undefined =>
  category === 'Mobile & UX' || category === 'Design Guide' ? 'en' : undefined;

/** Names in content/billeder/artikler: the drawing of an article without a picture of its own. */
export const categoryPictures: Readonly<Record<Category, string>> = {
  SEO: 'kategori-seo',
  Prisguide: 'kategori-prisguide',
  Webdesign: 'kategori-webdesign',
  'AI & Digital': 'kategori-ai',
  'Mobile & UX': 'kategori-mobil',
  'Design Guide': 'kategori-design',
};
