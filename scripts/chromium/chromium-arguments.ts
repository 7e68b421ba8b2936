/** Flags that let Chromium start as root and without a GPU, and keep it from making background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Fractional glyph widths, as on current screens. The headless shell would round them to whole pixels.
  '--font-render-hinting=none',
];
