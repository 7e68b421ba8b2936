import { parseFragment } from 'parse5';

type AnalyticsSettings = {
  /** URL of the analytics script. */
  readonly source: string;
  /** `data-*` attributes of the embed code. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Further origins that the script contacts, for the CSP. */
  readonly origins: readonly string[];
};

/** Reads the settings of the analytics tool; null when none is set. Invalid values have already failed the build. */
export function analyticsSettings(env: Readonly<Record<string, unknown>>): AnalyticsSettings | null {
  const variable = (name: string) => String(env[`VITE_ANALYTICS_${name}`] ?? '');
  const source = variable('SRC');
  if (!source) return null;
  return {
    source,
    attributes: dataAttributes(variable('ATTRIBUTES')) ?? {},
    origins: policyOrigins(variable('ORIGINS')) ?? [],
  };
}

/** Parses attributes as in an embed code: `data-domain="firma.dk" data-api="/tael"`. Returns null for anything else. */
export function dataAttributes(text: string): Record<string, string> | null {
  const { childNodes } = parseFragment(`<script ${text}></script>`);
  const [script] = childNodes;
  if (childNodes.length !== 1 || !script || !('attrs' in script) || script.childNodes.length) return null;
  if (script.attrs.some(({ name }) => !/^data-[a-z][a-z0-9-]*$/.test(name))) return null;
  return Object.fromEntries(script.attrs.map(({ name, value }) => [name, value]));
}

/**
 * Parses a space-separated list of origins, with wildcards: `https://*.firma.dk`, `wss://*.firma.dk`. Returns null when
 * one is invalid.
 */
export function policyOrigins(text: string): string[] | null {
  const origins = text.split(/\s+/).filter(Boolean);
  const isOrigin = (text: string) =>
    /^(?:https?|wss):\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(text) && URL.canParse(text);
  return origins.every(isOrigin) ? origins : null;
}
