/** What is wrong with one value, in Danish, or null. */
export type Check = (value: unknown) => string | null;

export type Checked<Payload> =
  | { readonly ok: true; readonly payload: Payload }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Text of at most `max` units; `filled` refuses blank text. */
export function text(max: number, { filled = false } = {}): Check {
  return (value) => {
    if (typeof value !== 'string') return 'skal være tekst';
    if (filled && value.trim() === '') return 'skal udfyldes';
    return value.length > max ? `må højst være ${max} tegn` : null;
  };
}

export function oneOf(allowed: readonly string[]): Check {
  const list = allowed.map((value) => `"${value}"`).join(', ');
  return (value) => (allowed.includes(value as string) ? null : `skal være en af ${list}`);
}

/** A whole number of kroner, not below zero. */
export function kroner(value: unknown): string | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? null : 'skal være et helt tal på mindst 0';
}

/** A moment as `Date.toISOString` writes it. */
export function isoMoment(value: unknown): string | null {
  const written = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
  return written && !Number.isNaN(Date.parse(value))
    ? null
    : 'skal være et tidspunkt som 2025-09-12T08:30:00.000Z';
}

/** Checks that a value is an object with exactly these fields, and names everything that is wrong. */
export function checkPayload<Payload extends object>(
  value: unknown,
  checks: Readonly<Record<keyof Payload & string, Check>>,
): Checked<Payload> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, reasons: ['Indholdet skal være et objekt'] };
  }
  const reasons = Object.entries<Check>(checks).flatMap(([field, check]) => {
    if (!Object.hasOwn(value, field)) return [`${field} mangler`];
    const reason = check(value[field as keyof typeof value]);
    return reason ? [`${field} ${reason}`] : [];
  });
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(checks, field));
  reasons.push(...unknown.map((field) => `Ukendt felt: ${field.slice(0, 40)}`));
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, payload: value as Payload };
}
