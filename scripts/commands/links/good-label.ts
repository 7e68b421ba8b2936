import type { LinkCheck } from './link-site.ts';

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
  'dette link',
  'denne side',
  'siden',
  'gå til siden',
]);

/** Every link says where it leads. */
export const goodLabel: LinkCheck = (page) =>
  page.links.flatMap(({ href, label }) => {
    const text = label.toLowerCase().replace(/[\s.:…>»→-]+$/u, '');
    if (text === '')
      return [
        {
          file: page.file,
          kind: 'link uden tekst',
          where: href,
          expected: 'ord, der siger, hvor det fører hen',
        },
      ];
    if (!vague.has(text)) return [];
    return [
      {
        file: page.file,
        kind: 'vagt link',
        where: `"${label}" ${href}`,
        expected: 'ord, der siger, hvor det fører hen',
      },
    ];
  });
