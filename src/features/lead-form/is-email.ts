/** Something, one @, something, a dot, something, no white space: `navn@firma.dk`. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
