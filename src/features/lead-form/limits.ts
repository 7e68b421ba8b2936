/** Names of the fields in the two forms. */
export type LeadField = keyof typeof limits;

/**
 * Maximum length of each field in UTF-16 code units, as `maxlength` counts them. A lead with every field full still
 * fits in 64 KB, the limit of the webhook and of a `keepalive` request.
 */
export const limits = {
  name: 200,
  email: 254,
  phone: 50,
  company: 200,
  message: 20_000,
} as const;

/** Minimum length of a message after trimming. */
export const minMessageLength = 10;

/** Checks for exactly one @, text before it, text with a dot inside after it, and no white space: `navn@firma.dk`. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
