import { escapeXml } from '../site-files/escape-xml.ts';

/** Returns the page that the dev server shows in place of one that faults keep from rendering; reloads without them. */
export function problemPage(message: string): string {
  return `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Siden kan ikke vises</title>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>Siden kan ikke vises</h1>
    <p>Ret fejlen, og gem filen. Så kommer siden af sig selv.</p>
    <pre>${escapeXml(message)}</pre>
  </body>
</html>
`;
}
