import type { FieldProps } from '#src/components/field/Field.tsx';

/**
 * A field of a form with the rules for what is typed into it, which the form and the local webhook apply. Lengths are in
 * UTF-16 code units, as `maxlength` counts them; a lead with every field full still fits in 64 KB, the limit of a
 * `keepalive` request.
 */
export type LeadField<Name extends string> = Readonly<
  { name: Name; minLength?: number; maxLength?: number; definiteLabel?: string } & Pick<
    FieldProps,
    'label' | 'kind' | 'required' | 'autoComplete' | 'placeholder' | 'hint'
  >
>;
/** Most characters of a field that does not say another number. */
export const usualLength = 200;

type Values<Name extends string> = Readonly<Record<Name, string>>;
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads the values of fields from stored or sent data. What is missing or no text is empty. */
export function parseValues<Name extends string>(
  fields: readonly LeadField<Name>[],
  data: unknown,
): Record<Name, string> {
  // `Object` turns null and undefined into an empty object.
  const source: Record<string, unknown> = Object(data);
  const entries = fields.map(({ name }) => [name, typeof source[name] === 'string' ? source[name] : '']);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * Cleans text before it is sent: trims it, removes control characters except line breaks and tabs, and replaces lone
 * surrogates, which other programs would corrupt. Also removes invisible characters, which come along with pasted text:
 * marks of the writing direction, zero-width spaces and word joiners. `'  Åse\u0000 '` becomes `'Åse'`.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\p{Bidi_Control}\u200b\u2060\ufeff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
}

/** Returns an address that every mail program can send to: Firefox, unlike Chromium, leaves a domain such as `bå.dk` as typed. */
function withAsciiDomain(address: string): string {
  // A last part of digits alone would become the address of a computer: `a@87654321`.
  const [, name = '', domain] = /^(.*@)([^\s@:/?#\\]+\.\p{L}[^\s@:/?#\\.]*)$/u.exec(address) ?? [];
  return domain && URL.canParse(`https://${domain}`) ? name + new URL(`https://${domain}`).hostname : address;
}

/** Cleans values as they are sent. Only a multiline field has lines; an address may be pasted as `Åse <mailto:a@b.dk>,`. */
export function cleanValues<Name extends string>(
  fields: readonly LeadField<Name>[],
  values: Values<Name>,
): Values<Name> {
  const entries = fields.map(({ name, kind }) => {
    const text = cleanText(values[name]);
    const line = kind === 'multiline' ? text : text.replace(/\s+/g, ' ');
    if (kind !== 'email') return [name, line];
    return [name, withAsciiDomain(line.replace(/^.*<|>.*$/g, '').replace(/^mailto:|[,;.]+$/gi, ''))];
  });
  return Object.fromEntries(entries) as Values<Name>;
}

/** Returns the error of each field whose value cannot be sent, in display order. */
export function fieldErrors<Name extends string>(
  fields: readonly LeadField<Name>[],
  values: Values<Name>,
): FieldErrors {
  const cleaned = cleanValues(fields, values);
  const entries = fields.flatMap((field) => {
    const error = errorOf(field, cleaned[field.name]);
    return error ? [[field.name, error]] : [];
  });
  return Object.fromEntries(entries);
}

function errorOf(
  { label, definiteLabel = label, kind, required, minLength = 0, maxLength = usualLength }: LeadField<string>,
  text: string,
) {
  if (text === '') return required && `${label} er påkrævet`;
  // Exactly one @, text before it, text with single dots inside after it, and no white space.
  if (kind === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) return `${label} er ugyldig`;
  if (text.length < minLength) return `${definiteLabel} skal være mindst ${minLength} tegn`;
  return text.length > maxLength && `${label} må højst være ${maxLength} tegn`;
}

/** Returns the filled-in fields as lines of an e-mail. */
export function fieldLines<Name extends string>(
  fields: readonly LeadField<Name>[],
  values: Values<Name>,
): string[] {
  return fields.flatMap((field) => {
    const value = cleanText(values[field.name]);
    return value ? [`${field.label}: ${value}`] : [];
  });
}
