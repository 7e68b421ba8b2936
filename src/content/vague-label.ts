/** Words that say nothing when a screen reader lists the links of a page. */
const vague = new Set([
  'her',
  'klik her',
  'tryk her',
  'se her',
  'læs her',
  'læs mere',
  'læs mere her',
  'se mere',
  'vis mere',
  'mere',
  'link',
  'dette',
  'dette link',
  'denne side',
  'siden',
  'gå til siden',
]);

/** Whether a link's words leave open where it leads. */
export function isVagueLabel(label: string): boolean {
  return vague.has(
    label
      .toLowerCase()
      .replace(/[\s.:…>»→-]+$/u, '')
      .trim(),
  );
}
