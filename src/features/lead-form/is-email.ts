/** Checks for exactly one @, text before it, text with a dot inside after it, and no white space: `navn@firma.dk`. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
