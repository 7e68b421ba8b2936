/** The wording of the question. Raise it when what is asked changes: everybody is then asked again. */
const questionVersion = 1;

/**
 * The number stored with an answer. It follows from the wording and from the services asked about, so that an
 * answer given before a service came, or about another one, is no consent to it.
 */
export function revision(services: readonly string[], version = questionVersion): number {
  // FNV-1a: short, and equal in every browser.
  let hash = 0x811c9dc5;
  for (const char of [version, ...services].join('\n')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
