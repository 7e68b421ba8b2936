import { expect, test } from 'vitest';
import { splitTemplate, wholePage } from './html-template.ts';

const built = `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8" />
    <script>let one = 1 > 0;</script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

test('the head is taken out, without what this site does not load', () => {
  const { head, shell } = splitTemplate(built);
  expect(head).toBe('<meta charset="utf-8"><script>let one = 1 > 0;</script>');
  expect(shell).toContain('<head></head>');
  expect(shell).toContain('<div id="root"></div>');
});

test('a page gets its head back, dollar signs and all', () => {
  const page = wholePage('<html><head></head><body>$1</body></html>', {
    head: '<title>$&</title>',
    shell: '',
  });
  expect(page).toBe('<html><head><title>$&</title></head><body>$1</body></html>');
});

test('a template with no head is refused', () => {
  expect(() => splitTemplate('<p>Hej</p>')).toThrow('no <head>');
});
