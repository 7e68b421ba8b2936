/** Widths in which `npm run pictures` writes a kind of picture, and the size that pages state unless they crop it. */
type PictureSizes = {
  /** As AVIF. */
  readonly widths: readonly number[];
  /** Those that a page asks for as WebP, for browsers without AVIF. The last is drawn into the picture for sharing. */
  readonly webp: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Whether it stands whole in that size, whatever its own, instead of being cropped. */
  readonly isWhole?: boolean;
};

/** Sizes by folder of public/billeder. */
export const pictureSizes = {
  artikler: { widths: [480, 800, 1280, 1920], webp: [480, 800, 1280], width: 1280, height: 853 },
  indhold: { widths: [640, 1280], webp: [640], width: 1280, height: 853 },
  /** Figures in `content/billeder/logoer`. */
  logoer: { widths: [480], webp: [480], width: 480, height: 240, isWhole: true },
  cases: { widths: [640, 960, 1280], webp: [960], width: 1280, height: 960 },
  hold: { widths: [408, 816], webp: [408], width: 408, height: 476 },
} as const satisfies Record<string, PictureSizes>;

/** Returns the sizes of a picture by its path in public/billeder: `cases/psykolog`. */
export function pictureSizesOf(path: string): PictureSizes {
  const [folder, figures] = path.split('/');
  return pictureSizes[(figures === 'logoer' ? figures : folder) as keyof typeof pictureSizes];
}
