import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ShapedFont, shapedFont } from './font-instance.ts';

type FallbackFont = {
  /** Names that browsers know it by, also of fonts with the same widths. */
  readonly regularNames: readonly string[];
  readonly boldNames: readonly string[];
  readonly regular: ShapedFont;
  readonly bold: ShapedFont;
};

/**
 * The fonts that visitors' systems have, in order of preference: Arial on Windows, macOS and iOS, and those with its
 * widths on most Linux desktops; Roboto on Android; DejaVu on a bare Linux.
 */
export const fallbackFonts: Readonly<Record<string, FallbackFont>> = {
  Arial: {
    regularNames: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    boldNames: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    regular: read('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    bold: read('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  },
  Roboto: {
    regularNames: ['Roboto', 'Roboto Regular'],
    boldNames: ['Roboto Bold'],
    regular: read('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
    bold: read('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  },
  DejaVu: {
    regularNames: ['DejaVu Sans'],
    boldNames: ['DejaVu Sans Bold'],
    regular: read('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: read('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
};

function read(file: string): ShapedFont {
  return shapedFont(readFileSync(fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url))));
}
