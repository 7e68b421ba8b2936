/**
 * Breaks a text at spaces into at most `maxLines` lines of similar length, each at most `maxWidth` wide. Returns
 * undefined if it does not fit.
 */
export function breakLines(
  text: string,
  maxWidth: number,
  maxLines: number,
  width: (text: string) => number,
): string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const fill = (limit: number): string[] | undefined => {
    const lines: string[] = [];
    let line = '';
    for (const word of words) {
      const longer = line ? `${line} ${word}` : word;
      if (width(longer) <= limit) {
        line = longer;
        continue;
      }
      if (!line || width(word) > limit) return undefined;
      lines.push(line);
      line = word;
    }
    if (line) lines.push(line);
    return lines.length <= maxLines ? lines : undefined;
  };
  const first = fill(maxWidth);
  if (!first) return undefined;
  // Searches for the smallest width that needs no additional line, so that the lines have similar lengths.
  let narrow = maxWidth * 0.4;
  let wide = maxWidth;
  for (let step = 0; step < 7; step += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(middle)?.length === first.length) wide = middle;
    else narrow = middle;
  }
  return fill(wide) ?? first;
}

/** Breaks words that are wider than `maxWidth`, with a hyphen where a piece ends. */
export function breakWords(text: string, maxWidth: number, width: (text: string) => number): string {
  const pieces = (word: string): string[] => {
    if (width(word) <= maxWidth) return [word];
    const letters = [...word];
    let end = letters.length - 1;
    while (end > 1 && width(`${letters.slice(0, end).join('')}-`) > maxWidth) end -= 1;
    return [`${letters.slice(0, end).join('')}-`, ...pieces(letters.slice(end).join(''))];
  };
  return text.split(/\s+/).flatMap(pieces).join(' ');
}
