/** A tool that the site cannot run, and why. */
type UnsupportedTool = { readonly name: string; readonly script: RegExp; readonly reason: string };

const needsSnippet = 'dens indlejringskode er et script i siden, som sikkerhedsreglerne afviser';
const advertises = 'den er til annoncer, og siden beder kun om ja til statistik';
const loadsUnknown =
  'den henter andre tjenester, som cookiesiden ikke kan nævne, og som ingen har sagt ja til';

/**
 * Tools whose script does not count by itself: their embed code defines something before, which the site does not do
 * for them. A tag manager or an advertising pixel would also need consent to more than statistics.
 */
const unsupportedTools: readonly UnsupportedTool[] = [
  { name: 'Google Tag Manager', script: /\/gtm\.js(?:\?|$)|[?&]id=GTM-/i, reason: loadsUnknown },
  { name: 'Matomo Tag Manager', script: /\/container_[\w-]+\.js/, reason: loadsUnknown },
  { name: 'Segment', script: /cdn\.segment\.(?:com|io)/, reason: loadsUnknown },
  { name: 'Piwik PRO', script: /\.piwik\.pro\//, reason: loadsUnknown },
  { name: 'Meta Pixel', script: /connect\.facebook\.net/, reason: advertises },
  { name: 'LinkedIn Insight Tag', script: /snap\.licdn\.com/, reason: advertises },
  { name: 'TikTok Pixel', script: /analytics\.tiktok\.com/, reason: advertises },
  { name: 'Yandex Metrica', script: /mc\.yandex\.\w+\/metrika/, reason: needsSnippet },
  { name: 'PostHog', script: /posthog\.com/, reason: needsSnippet },
  { name: 'Mixpanel', script: /cdn\.mxpnl\.com|mixpanel/, reason: needsSnippet },
  { name: 'Amplitude', script: /cdn\.[\w.]*amplitude\.com/, reason: needsSnippet },
  { name: 'Heap', script: /heapanalytics\.com|heap-api\.com/, reason: needsSnippet },
];

/** Returns why the script of an analytics tool cannot be used, in Danish; null if nothing is known against it. */
export function unsupportedReason(source: string): string | null {
  const tool = unsupportedTools.find(({ script }) => script.test(source));
  return tool ? `${tool.name} kan ikke bruges her: ${tool.reason}` : null;
}
