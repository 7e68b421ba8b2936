import { statisticsTool } from '#src/site/statistics-tool.ts';
import { variables } from './variables.ts';

/**
 * Returns one message with all invalid variables, or null if there are none. Empty counts as not set. `siteUrl` is where
 * the site will be public, where a local webhook is not.
 */
export function environmentDiagnostics(
  env: Readonly<Record<string, string | undefined>>,
  siteUrl = env.SITE_URL ?? '',
): string | null {
  const invalid = Object.entries(variables).flatMap(([name, fault]) => {
    const value = env[name];
    const message = value && fault(value, siteUrl);
    return message ? `  ${name} ${message}. Nu: "${value}"` : [];
  });
  if (!invalid.length) return null;
  const count = invalid.length === 1 ? 'En miljøvariabel' : `${invalid.length} miljøvariabler`;
  return `${count} kan ikke bruges:\n${invalid.join('\n')}`;
}

/** Returns what to state before visitors can be asked about a statistics tool, or null. */
export function statisticsDiagnostic(source: string | undefined, tool = statisticsTool): string | null {
  if (source && tool?.withoutConsent && tool.storage.length)
    return `${tool.name} gemmer noget i browseren, så den må ikke tælle uden at spørge: Slet withoutConsent i src/site/statistics-tool.ts.`;
  return source && !tool
    ? 'VITE_ANALYTICS_SRC er sat, men src/site/statistics-tool.ts siger ikke, hvad tjenesten gemmer: Skriv dens navn og alt, hvad den gemmer (en tom liste, hvis det er intet), for ellers kan ingen sige ja på et oplyst grundlag.'
    : null;
}

/** Returns what to say of a Node without the languages that sort, dates and prices need (Swedish writes days as ISO does), or null. */
export function languageDiagnostic(): string | null {
  return Intl.DateTimeFormat.supportedLocalesOf(['da', 'sv']).length < 2
    ? 'Node kan ikke dansk her (den er bygget med small-icu), så datoer, priser og rækkefølge ville blive engelske: Hent Node på https://nodejs.org, eller installér pakken med ICU-data (full-icu).'
    : null;
}

/**
 * Exits the process with a message if a variable is invalid. Not `isPublic` is the dev server,
 * which has the local webhook whatever `SITE_URL` is.
 */
export function checkEnvironment({ isPublic = true } = {}): void {
  const diagnostics =
    languageDiagnostic() ??
    environmentDiagnostics(process.env, isPublic ? undefined : '') ??
    statisticsDiagnostic(process.env.VITE_ANALYTICS_SRC);
  if (diagnostics === null) return;
  console.error(diagnostics);
  process.exit(1);
}
