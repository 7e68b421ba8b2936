/** Renders the manifest with name, colours and icons for home screens. The site still opens in the browser. */
export function webManifest({ name }: { readonly name: string }): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    lang: 'da',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#12424f',
    background_color: '#fbfaf5',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
