/**
 * Breaks a text into at most `most` lines that each fit `room`, as even in length as can be, or
 * returns undefined. Words stay whole.
 */
export function breakLines(
  text: string,
  room: number,
  most: number,
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
    return lines.length <= most ? lines : undefined;
  };
  const first = fill(room);
  if (!first) return undefined;
  // The narrowest room that needs no further line makes the lines even.
  let narrow = room * 0.4;
  let wide = room;
  for (let step = 0; step < 7; step += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(middle)?.length === first.length) wide = middle;
    else narrow = middle;
  }
  return fill(wide) ?? first;
}
