/** Link texts that mean nothing out of context, as in a screen reader's list of links. */
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

/** Returns whether a link text does not describe its target. */
export function isVagueLabel(label: string): boolean {
  return vague.has(
    label
      .toLowerCase()
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      .replace(/\s+/g, ' '),
  );
}
