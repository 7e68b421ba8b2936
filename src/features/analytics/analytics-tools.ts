/** Something an analytics tool stores. `*` at the end of a name stands for any text. */
type ToolStorage = { readonly name: string; readonly duration: string; readonly place?: string };

type AnalyticsTool = {
  readonly name: string;
  /** Tells the tool by its script's address. */
  readonly script: RegExp;
  /** Cookies, unless another place is named. */
  readonly storage: readonly ToolStorage[];
  /**
   * What the tool's own embed code does in an inline script, which the Content-Security-Policy forbids. Runs before
   * the script is loaded.
   */
  readonly configure?: (script: HTMLScriptElement, globals: Record<string, unknown>) => void;
};

/**
 * The usual tools and the first-party storage their own documentation lists. The table on the cookie page rests on
 * it, what is deleted on the domains above this one when consent is withdrawn, and how a tool is started.
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
      // The tool takes commands only as `arguments` objects.
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
        ['setTrackerUrl', dataset.trackerUrl ?? src.replace(/\.js.*/, '.php')],
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
  },
  {
    name: 'Hotjar',
    script: /hotjar\.com/,
    storage: [
      { name: '_hjSessionUser_*', duration: '1 år' },
      { name: '_hjSession_*', duration: '30 minutter' },
    ],
  },
  {
    name: 'Umami',
    script: /umami/,
    storage: [{ name: 'umami.visitor', duration: 'Til du sletter det', place: 'Local storage' }],
  },
  // These count without storing anything; they are named so that the table need not say "unknown".
  { name: 'Plausible', script: /plausible/, storage: [], configure: configurePlausible },
  { name: 'Fathom', script: /usefathom\.com/, storage: [] },
  { name: 'Simple Analytics', script: /simpleanalytics/, storage: [] },
];

/** Its newer scripts, one for each site, count nothing before `init`; the older ones take no notice. */
function configurePlausible(_script: unknown, globals: Record<string, unknown>): void {
  const queue: unknown[] = [];
  const plausible = (...command: unknown[]) => queue.push(command);
  globals.plausible = Object.assign(plausible, { q: queue, o: {} });
}

/** The tool that a script's address belongs to, if it is one of the usual. */
export function analyticsTool(source: string): AnalyticsTool | undefined {
  return analyticsTools.find((tool) => tool.script.test(source));
}

/** How the tool is named to a visitor: by its name, or by where it comes from. `origin` is this site's own. */
export function analyticsName(source: string, origin: string): string {
  const known = analyticsTool(source)?.name;
  if (known) return known;
  const host = new URL(source, origin).host;
  return host === new URL(origin).host ? 'vores egen statistik' : host;
}
