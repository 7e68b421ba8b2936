/** Version of the question's wording. Increase it when the question changes, to ask all visitors again. */
const questionVersion = 1;

/**
 * Returns the revision that is stored with an answer, a hash of the question's version and the services. An answer is
 * therefore no consent to services that are added or replaced later.
 */
export function revision(services: readonly string[], version = questionVersion): number {
  // FNV-1a: short, and the same in every browser.
  let hash = 0x811c9dc5;
  for (const char of [version, ...services].join('\n')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
