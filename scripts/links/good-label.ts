import { isVagueLabel } from '#src/content/vague-label.ts';
import { eachLink } from './link-site.ts';

/** Checks that every link has a descriptive accessible name. */
export const goodLabel = eachLink(({ label }) => {
  const kind = label === '' ? 'link uden tekst' : isVagueLabel(label) ? 'vagt link' : null;
  return kind && { kind, expected: 'ord, der siger, hvor det fører hen' };
});
