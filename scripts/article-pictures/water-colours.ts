import type { Category } from '#src/content/categories.ts';
import { palette } from '../drawing/palette.ts';

/** Colours of the water from the shore outwards, so that readers recognise a category. Figures in `deep` can be read on them. */
const colours: { readonly [category in Category]?: readonly string[] } = {
  SEO: ['#6fa5a8', '#86b5b6', '#9dc4c4', '#b3d2d1', '#c7dedd'],
  Prisguide: ['#d9cdac', '#e6dcc4', '#e6ebdf', '#dae7de', '#cde0da'],
  'AI & Digital': ['#8fa9bd', '#a4bacb', '#b8cad7', '#cad8e1', '#d9e3ea'],
  'Mobile & UX': ['#8db39a', '#a3c3ad', '#b8d2bf', '#cbdfd0', '#dbe9de'],
  'Design Guide': ['#6596a3', '#7eacb7', '#99c1c9', '#b3d4d9', '#cbe4e7'],
};

const usual = ['#85b0ad', '#9cc1bc', '#b2d0ca', '#c3dcd6', palette.shallow];

/** Returns the colours of the water in pictures of a category. */
export const waterOf = (category: Category): readonly string[] => colours[category] ?? usual;
