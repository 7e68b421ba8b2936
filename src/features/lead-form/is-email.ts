/** Checks for exactly one @, a dot in the part after it, and no white space: `navn@firma.dk`. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
