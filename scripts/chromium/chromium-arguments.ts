/** Flags beside Playwright's own: no GPU, and fractional glyph widths, as on current screens, which the headless shell would round. */
export const chromiumArguments = ['--disable-gpu', '--font-render-hinting=none'];
