/** Access to the system, injected so that tests can replace it. */
export type ChromiumSources = {
  /** Value of `CHROMIUM_PATH`. */
  readonly chosen: string | undefined;
  /**
   * Returns the paths of the headless shell, which runs the tests in two thirds of the time, and of the browser that
   * Playwright downloads.
   */
  readonly preferredPaths: () => readonly string[];
  /** Returns possible paths of installed browsers, the most likely first. */
  readonly systemPaths: () => readonly string[];
  /** Checks whether the program starts. A browser with missing libraries does not. */
  readonly starts: (program: string) => boolean;
  /** Installs the system's package, as root. */
  readonly installPackage: () => boolean;
  /** Downloads Playwright's browser. */
  readonly download: () => boolean;
};

export type FoundChromium =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

/**
 * Finds a Chromium that starts, in this order: the chosen one, a headless shell, Playwright's browser, which is
 * downloaded if it can be, any other that the system has, and the system's package, which is installed.
 */
export function findChromium(sources: ChromiumSources): FoundChromium {
  const { chosen, systemPaths, starts } = sources;
  if (chosen) {
    return starts(chosen)
      ? { ok: true, path: chosen }
      : { ok: false, message: `CHROMIUM_PATH peger på et program, der ikke kan starte: ${chosen}` };
  }
  const preferred = () => sources.preferredPaths().find(starts);
  const installed = () => preferred() ?? systemPaths().find(starts);
  const path =
    preferred() ??
    (sources.download() ? preferred() : undefined) ??
    installed() ??
    (sources.installPackage() ? installed() : undefined);
  if (path) return { ok: true, path };
  return {
    ok: false,
    message:
      'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium-headless-shell`, ' +
      'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
  };
}
