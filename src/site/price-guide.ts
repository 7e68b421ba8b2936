const slug = 'hvad-koster-hjemmesider';

/** The article about prices. It is also served at a short URL, whose canonical URL is `path`. */
export const priceGuide = { slug, path: `/artikler/${slug}`, shortPath: `/${slug}` } as const;
