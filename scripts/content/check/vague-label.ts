/** Link texts that mean nothing out of context, as in a screen reader's list of links. */
const vague =
  /^(?:her|(?:klik|tryk|se|læs) her|(?:læs|se|vis) mere(?: her)?|mere|link|dette(?: link)?|(?:denne|gå til)? ?siden?)$/;

/** Returns whether a link text does not describe its target. */
export function isVagueLabel(label: string): boolean {
  return vague.test(
    label
      .toLowerCase()
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      .replace(/\s+/g, ' '),
  );
}
