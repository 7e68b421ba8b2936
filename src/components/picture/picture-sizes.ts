/** Widths in which `npm run pictures` writes a kind of picture, and the size that pages state unless they crop it. */
type PictureSizes = {
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
};

/** Width above which there is AVIF alone: the few browsers without it get no size above the stated one. */
export const widestWebp = 1280;

/** Sizes by folder of public/billeder. */
export const pictureSizes = {
  artikler: { widths: [480, 800, 1280, 1920], width: 1280, height: 853 },
  indhold: { widths: [640, 1280], width: 1280, height: 853 },
  cases: { widths: [640, 960, 1280], width: 1280, height: 960 },
  hold: { widths: [408, 816], width: 408, height: 476 },
} as const satisfies Record<string, PictureSizes>;

/** Returns the sizes of a picture by its path in public/billeder: `cases/psykolog`. */
export function pictureSizesOf(path: string): PictureSizes {
  return pictureSizes[path.slice(0, path.indexOf('/')) as keyof typeof pictureSizes];
}
