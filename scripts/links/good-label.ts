import { isVagueLabel } from '#src/content/vague-label.ts';
import { type LinkCheck, shownLink } from './link-site.ts';

/** Every link says where it leads. */
export const goodLabel: LinkCheck = (page) =>
  page.links.flatMap((link) => {
    const kind = link.label === '' ? 'link uden tekst' : isVagueLabel(link.label) ? 'vagt link' : null;
    if (!kind) return [];
    return [
      { file: page.file, kind, where: shownLink(link), expected: 'ord, der siger, hvor det fører hen' },
    ];
  });
