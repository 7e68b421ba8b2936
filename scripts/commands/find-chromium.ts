/** What looking for a browser needs from the system; handed in, so that every order of events can be tested. */
export type ChromiumSources = {
  /** `CHROMIUM_PATH`, when somebody has set it. */
  readonly chosen: string | undefined;
  /** Where Playwright keeps the browser it downloads. */
  readonly playwrightPath: string;
  /** Where the system has browsers of this kind, the likeliest first. */
  readonly systemPaths: () => readonly string[];
  readonly isRoot: boolean;
  /** Can this program be started? A browser whose libraries are missing cannot. */
  readonly starts: (program: string) => boolean;
  /** Lets Playwright download its browser. */
  readonly download: () => boolean;
  /** Installs the system's package; only tried as root. */
  readonly installPackage: () => boolean;
};

export type FoundChromium =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

/**
 * A Chromium that starts: the chosen one, else Playwright's own (downloaded where that works), else the
 * system's, else the system's package.
 */
export function findChromium(sources: ChromiumSources): FoundChromium {
  const { chosen, playwrightPath, systemPaths, starts } = sources;
  if (chosen) {
    return starts(chosen)
      ? { ok: true, path: chosen }
      : { ok: false, message: `CHROMIUM_PATH peger på et program, der ikke kan starte: ${chosen}` };
  }
  if (starts(playwrightPath)) return { ok: true, path: playwrightPath };
  if (sources.download() && starts(playwrightPath)) return { ok: true, path: playwrightPath };

  const system = () => systemPaths().find(starts);
  const present = system();
  if (present) return { ok: true, path: present };
  if (sources.isRoot && sources.installPackage()) {
    const installed = system();
    if (installed) return { ok: true, path: installed };
  }
  return {
    ok: false,
    message:
      'Der er ingen Chromium her, og der kunne ikke hentes nogen. Installer en (Debian: `apt-get install chromium`, ' +
      'andre: `npx playwright install --with-deps chromium`), eller peg på din egen: CHROMIUM_PATH=/sti/til/chromium',
  };
}
