import type { OgPage } from '../pictures/make-og-pictures.ts';

/** What the page's sharing picture says; null for a page that is not shared under its own address. */
export function sharingPicture(path: string, html: string): OgPage | null {
  const content = (pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? '');
  const url = content(/<meta property="og:url" content="([^"]*)"/);
  if (html.includes('<meta name="robots" content="noindex"') || !url.endsWith(path)) return null;
  return {
    path,
    title: content(/<title>([^<]*)<\/title>/),
    kicker: content(/<meta property="article:section" content="([^"]*)"/) || 'Hjemmesider og SEO',
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
