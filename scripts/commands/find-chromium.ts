/** What looking for a browser needs from the system; handed in, so that every order of events can be tested. */
export type ChromiumSources = {
  /** `CHROMIUM_PATH`, when somebody has set it. */
  readonly chosen: string | undefined;
  /** Chromium as a headless shell, which takes two thirds of the time over the tests; null where the system has none. */
  readonly shellPath: () => string | null;
  /** Where Playwright keeps the browser it downloads. */
  readonly playwrightPath: string;
  /** Where the system has browsers of this kind, the likeliest first. */
  readonly systemPaths: () => readonly string[];
  readonly isRoot: boolean;
  /** Can this program be started? A browser whose libraries are missing cannot. */
  readonly starts: (program: string) => boolean;
  /** Installs the system's package; only tried as root. */
  readonly installPackage: () => boolean;
  /** Lets Playwright download its browser. */
  readonly download: () => boolean;
};

export type FoundChromium =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

/**
 * A Chromium that starts: the chosen one, else a headless shell or Playwright's own, else one that can be installed or
 * downloaded, else whatever the system has.
 */
export function findChromium(sources: ChromiumSources): FoundChromium {
  const { chosen, shellPath, playwrightPath, systemPaths, starts } = sources;
  if (chosen) {
    return starts(chosen)
      ? { ok: true, path: chosen }
      : { ok: false, message: `CHROMIUM_PATH peger på et program, der ikke kan starte: ${chosen}` };
  }
  const quick = () => [shellPath() ?? [], playwrightPath].flat().find(starts);
  const path =
    quick() ??
    (sources.isRoot && sources.installPackage() ? quick() : undefined) ??
    (sources.download() ? quick() : undefined) ??
    systemPaths().find(starts);
  if (path) return { ok: true, path };
  return {
    ok: false,
    message:
      'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium-headless-shell`, ' +
      'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
  };
}
