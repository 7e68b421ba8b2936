type AnalyticsSettings = {
  /** Address of the script that counts visits. */
  readonly source: string;
  /** The `data-*` attributes that its embed code has. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Further origins that the script loads from or sends to. */
  readonly origins: readonly string[];
};

/** The analytics tool that a build is given, or null. What cannot be read has stopped the build before this. */
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

/** Attributes written as in an embed code, `data-domain="firma.dk" data-api="/tael"`; null: they are not. */
export function dataAttributes(text: string): Record<string, string> | null {
  const attributes: Record<string, string> = {};
  const rest = text.replace(
    /(?<=^|\s)(data-[a-z][a-z0-9-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+)))?(?=\s|$)/g,
    (_all, name, ...[double, single, bare]) => {
      attributes[name] = double ?? single ?? bare ?? '';
      return '';
    },
  );
  return rest.trim() ? null : attributes;
}

/** Origins with spaces between; `https://*.firma.dk` stands for every host below it. Null: one is no origin. */
export function policyOrigins(text: string): string[] | null {
  const origins = text.split(/\s+/).filter(Boolean);
  return origins.every((origin) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(origin)) ? origins : null;
}
