/** Without these Chromium does not start for root, asks for a screen card, or talks to its maker while it is tested. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
