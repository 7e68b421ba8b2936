/** What Chromium needs to start as root and without a GPU, and to leave the network alone. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as the font says, as on screens of today; the headless shell would round them to whole pixels.
  '--font-render-hinting=none',
];
