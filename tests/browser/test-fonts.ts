import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../../node_modules');
const output = resolve(import.meta.dirname, '.output/fonts');

/** Folders with the fonts that visitors' systems have: Arial's widths, Android's, and that of a bare Linux. */
const folders = {
  arimo: '@expo-google-fonts/arimo',
  roboto: '@expo-google-fonts/roboto',
  dejavu: 'dejavu-fonts-ttf/ttf',
};

/**
 * Returns the environment of a browser that has this one family, whatever fonts the machine has, and does not round
 * glyphs to whole pixels. Browsers on Linux read it; macOS and Windows always have Arial.
 */
export function environmentWithFont(name: keyof typeof folders): Record<string, string> {
  const directory = resolve(output, name);
  mkdirSync(directory, { recursive: true });
  const file = resolve(directory, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${resolve(packages, folders[name])}</dir>
  <cachedir>${resolve(directory, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="hintstyle"><const>hintnone</const></edit>
  </match>
</fontconfig>
`,
  );
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
