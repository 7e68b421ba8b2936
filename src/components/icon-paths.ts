/**
 * The site's icons, one path each, on a 24 px grid with 2 px of padding: strokes of 1.5 px with round caps. A dot is a
 * stroke 0.01 px long.
 */
export const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  phone:
    'M4 6.5a3 3 0 0 1 3-3h2l1.5 4.5-2 2a12 12 0 0 0 5.5 5.5l2-2 4.5 1.5v2a3 3 0 0 1-3 3A14 14 0 0 1 4 6.5Z',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM15.2 15.2l5.3 5.3',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  anchor:
    'M10 5.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM12 7.5v13M8.5 10.5h7M4 13.5c.2 4 3.6 7 8 7s7.8-3 8-7M2.75 15.75L4 13.5l2.25 1.25M21.25 15.75L20 13.5l-2.25 1.25',
  play: 'M7.5 5.5v13a.5.5 0 0 0 .8.4l10.4-6.5a.5.5 0 0 0 0-.8L8.3 5.1a.5.5 0 0 0-.8.4Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
} as const;

export type IconName = keyof typeof iconPaths;
