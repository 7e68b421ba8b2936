const minPartLength = 3;

/** Splits a compound of two known words: `søgeordsanalyse` into `søgeord` and `analyse`. */
export function splitCompound(word: string, known: ReadonlySet<string>): [string, string] | null {
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!known.has(first)) continue;
    if (known.has(last)) return [first, last];
    // Skip a linking letter, which belongs to neither part.
    const joined = last.slice(1);
    if (/^[se]/.test(last) && joined.length >= minPartLength && known.has(joined)) return [first, joined];
  }
  return null;
}
