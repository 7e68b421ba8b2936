import { z } from 'zod';
import { fileToPath } from '#src/lib/paths.ts';
import { company } from '#src/site/company.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { statisticsTool } from '#src/site/statistics-tool.ts';

const isBareOrigin = (value: string) => {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
};
const address = z.union(
  [
    z.string().regex(/^\/(?!\/)\S*$/),
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(?:localhost|127\.0\.0\.1|\[::1\])$/ }),
  ],
  'en hel adresse med https:// (http:// kun på localhost) eller en sti på siden selv, der begynder med /',
);
const origin = 'sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk';

/** The environment variables whose value can be wrong. docs/deploy.md has them all, and what each means. */
export const variables = z
  .object({
    SITE_URL: z.url({ protocol: /^https?$/, error: origin, abort: true }).refine(isBareOrigin, origin),
    VITE_QUOTE_WEBHOOK_URL: address,
    VITE_CONTACT_WEBHOOK_URL: address,
    VITE_ANALYTICS_SRC: address,
    BUILD_DATE: z.iso.date('en dag, der findes, skrevet som 2025-11-04'),
  })
  .partial();

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns what is wrong with each variable. Empty counts as not set. */
export function environmentDiagnostics(env: Environment): string[] {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { error } = variables.safeParse(set);
  return (error?.issues ?? []).map(
    ({ path: [name], message }) => `${String(name)} skal være ${message}. Nu: "${set[String(name)]}"`,
  );
}

/** Returns what to state or change before visitors meet a statistics tool. */
export function statisticsDiagnostics(source: string | undefined, tool = statisticsTool): string[] {
  if (source && tool?.withoutConsent && tool.storage.length)
    return [
      `${tool.name} gemmer noget i browseren, så den må ikke tælle uden at spørge: Slet withoutConsent i src/site/statistics-tool.ts.`,
    ];
  return source && !tool
    ? [
        'VITE_ANALYTICS_SRC er sat, men src/site/statistics-tool.ts siger ikke, hvad tjenesten gemmer: Skriv dens navn og alt, hvad den gemmer (en tom liste, hvis det er intet), for ellers kan ingen sige ja på et oplyst grundlag.',
      ]
    : [];
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
/** Where the site answers: `SITE_URL` may be that of a preview. */
const ownHosts = () => [siteOrigin(), company.origin].map((url) => withoutWww(new URL(url).host));

/** Returns which forms send to one of the pages: it would answer a lead with itself, and the visitor would be thanked. */
export function receiverDiagnostics(env: Environment, pages: readonly string[]): string[] {
  return ['VITE_QUOTE_WEBHOOK_URL', 'VITE_CONTACT_WEBHOOK_URL'].flatMap((name) => {
    const { host, pathname } = new URL(env[name] || 'about:blank', siteOrigin());
    const path = fileToPath(pathname.toLowerCase());
    return ownHosts().includes(withoutWww(host)) && (pages.includes(path) || matchRedirect(path))
      ? `${name} er adressen på en side, som ikke kan modtage henvendelser: ${env[name]}`
      : [];
  });
}

/** Exits the process with a message if a variable is invalid. */
export function checkEnvironment(): void {
  const diagnostics = [
    ...environmentDiagnostics(process.env),
    ...statisticsDiagnostics(process.env.VITE_ANALYTICS_SRC),
  ];
  if (!diagnostics.length) return;
  console.error(diagnostics.join('\n'));
  process.exit(1);
}
