/** A cookie or other entry that an analytics tool stores. `*` at the end of a name matches any suffix. */
type ToolStorage = { readonly name: string; readonly duration: string; readonly place?: string };

type AnalyticsTool = {
  readonly name: string;
  /** Matches the URL of the tool's script. */
  readonly script: RegExp;
  /** Cookies, unless `place` names another place. */
  readonly storage: readonly ToolStorage[];
  /**
   * Does what the tool's embed code does in an inline script, which the Content-Security-Policy forbids. Runs before
   * the script is loaded.
   */
  readonly configure?: (script: HTMLScriptElement, globals: Record<string, unknown>) => void;
};

/**
 * Common tools and the first-party storage that their documentation lists. Used for the table on the cookie page, for
 * starting a tool, and for deleting cookies on parent domains when consent is withdrawn.
 */
export const analyticsTools: readonly AnalyticsTool[] = [
  {
    name: 'Google Analytics',
    script: /googletagmanager\.com|google-analytics\.com|\/gtag\/js/,
    storage: [
      { name: '_ga', duration: '2 år' },
      { name: '_ga_*', duration: '2 år' },
      { name: '_gid', duration: '24 timer' },
      { name: '_gat*', duration: '1 minut' },
    ],
    configure(script, globals) {
      const queue: unknown[] = [];
      globals.dataLayer = queue;
      // gtag.js accepts commands only as `arguments` objects.
      function gtag(..._command: unknown[]) {
        // biome-ignore lint/complexity/noArguments: see above
        queue.push(arguments);
      }
      globals.gtag = gtag;
      gtag('js', new Date());
      gtag('config', new URL(script.src).searchParams.get('id'));
    },
  },
  {
    name: 'Matomo',
    script: /\/(matomo|piwik)\.(js|php)/,
    storage: [
      { name: '_pk_id*', duration: '13 måneder' },
      { name: '_pk_ref*', duration: '6 måneder' },
      { name: '_pk_ses*', duration: '30 minutter' },
    ],
    configure({ src, dataset }, globals) {
      globals._paq = [
        ['trackPageView'],
        ['enableLinkTracking'],
        ['setTrackerUrl', dataset.trackerUrl ?? src.replace(/\/(matomo|piwik)\.js.*/, '/$1.php')],
        ['setSiteId', dataset.siteId],
      ];
    },
  },
  {
    name: 'Microsoft Clarity',
    script: /clarity\.ms/,
    storage: [
      { name: '_clck', duration: '1 år' },
      { name: '_clsk', duration: '1 dag' },
    ],
    configure: (_script, globals) => {
      globals.clarity = commandQueue();
    },
  },
  {
    name: 'Hotjar',
    script: /hotjar\.com/,
    storage: [
      { name: '_hjSessionUser_*', duration: '1 år' },
      { name: '_hjSession_*', duration: '30 minutter' },
    ],
    // `https://static.hotjar.com/c/hotjar-1234567.js?sv=6`
    configure({ src }, globals) {
      const { pathname, searchParams } = new URL(src);
      globals._hjSettings = {
        hjid: Number(/hotjar-(\d+)/.exec(pathname)?.[1]),
        hjsv: Number(searchParams.get('sv')),
      };
      globals.hj = commandQueue();
    },
  },
  {
    name: 'Umami',
    script: /umami/,
    storage: [{ name: 'umami.visitor', duration: 'til du sletter det', place: 'Local storage' }],
  },
  // These store nothing. They are listed so that the table does not have to say "unknown".
  { name: 'Plausible', script: /plausible/, storage: [], configure: configurePlausible },
  { name: 'Fathom', script: /usefathom\.com/, storage: [] },
  { name: 'Simple Analytics', script: /simpleanalytics/, storage: [] },
];

/** Returns a function that keeps the commands it is called with in `q`, where the tool's script finds them. */
function commandQueue(): { (...command: unknown[]): void; q: ArrayLike<unknown>[] } {
  const q: ArrayLike<unknown>[] = [];
  return Object.assign((...command: unknown[]) => void q.push(command), { q });
}

/** Plausible's newer, per-site scripts count nothing before `init` has set `o`; the older ones ignore it. */
function configurePlausible(_script: unknown, globals: Record<string, unknown>): void {
  globals.plausible = Object.assign(commandQueue(), { o: {} });
}

/** Returns the known tool that a script URL belongs to. */
export function analyticsTool(source: string): AnalyticsTool | undefined {
  return analyticsTools.find((tool) => tool.script.test(source));
}

/** Returns the name shown to visitors: the tool's name, or else the script's host. `origin` is this site's origin. */
export function analyticsName(source: string, origin: string): string {
  const known = analyticsTool(source)?.name;
  if (known) return known;
  const host = new URL(source, origin).host;
  return host === new URL(origin).host ? 'vores egen statistik' : host;
}
