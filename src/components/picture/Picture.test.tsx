import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const size = { widths: [640, 1280], width: 1280, height: 853, alt: 'Et hus', sizes: '100vw' };

test('renders an AVIF srcset and a WebP fallback for a local picture', () => {
  const html = renderToStaticMarkup(<Picture src="/billeder/hus" {...size} />);
  expect(html).toContain('srcSet="/billeder/hus-640.avif 640w, /billeder/hus-1280.avif 1280w"');
  expect(html).toContain('src="/billeder/hus-640.webp"');
});

test('uses the URL of a picture on another host unchanged', () => {
  const html = renderToStaticMarkup(<Picture src="https://pictures.example/hus.jpg" {...size} />);
  expect(html).toContain('src="https://pictures.example/hus.jpg" width="1280" height="853"');
  expect(html).not.toContain('<source');
});
