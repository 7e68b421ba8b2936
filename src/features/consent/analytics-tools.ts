/** Something an analytics tool leaves in the browser. `*` in a name stands for any text. */
export type Trace = { readonly name: string; readonly duration: string };

type AnalyticsTool = {
  readonly name: string;
  /** Tells the tool by its script's address. */
  readonly script: RegExp;
  readonly cookies: readonly Trace[];
};

/**
 * The usual tools and the first-party cookies their own documentation lists. Two things rest on it: the table
 * on the cookie page, and what is deleted on the domains above this one when consent is withdrawn.
 */
export const analyticsTools: readonly AnalyticsTool[] = [
  {
    name: 'Google Analytics',
    script: /googletagmanager\.com|google-analytics\.com/,
    cookies: [
      { name: '_ga', duration: '2 år' },
      { name: '_ga_*', duration: '2 år' },
      { name: '_gid', duration: '24 timer' },
      { name: '_gat*', duration: '1 minut' },
    ],
  },
  {
    name: 'Matomo',
    script: /\/(matomo|piwik)\.(js|php)/,
    cookies: [
      { name: '_pk_id*', duration: '13 måneder' },
      { name: '_pk_ref*', duration: '6 måneder' },
      { name: '_pk_ses*', duration: '30 minutter' },
    ],
  },
  {
    name: 'Microsoft Clarity',
    script: /clarity\.ms/,
    cookies: [
      { name: '_clck', duration: '1 år' },
      { name: '_clsk', duration: '1 dag' },
    ],
  },
  {
    name: 'Hotjar',
    script: /hotjar\.com/,
    cookies: [
      { name: '_hjSessionUser_*', duration: '1 år' },
      { name: '_hjSession_*', duration: '30 minutter' },
    ],
  },
  // These count without storing anything; they are named so that the table need not say "unknown".
  { name: 'Plausible', script: /plausible/, cookies: [] },
  { name: 'Fathom', script: /usefathom\.com/, cookies: [] },
  { name: 'Umami', script: /umami/, cookies: [] },
  { name: 'Simple Analytics', script: /simpleanalytics/, cookies: [] },
];

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
