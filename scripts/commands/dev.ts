import { parse, serialize } from 'parse5';
import { dev } from 'vite-react-ssg/node';
import type { PageRender } from '#src/seo/page-render.ts';
import { addHead } from '../build/page-html.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { withLocalWebhooks } from '../environment/local-webhooks.ts';
import { stopWithNpm } from '../lib/stop-with-npm.ts';
import { writeEditorSupport } from './write-editor-support.ts';

/* The dev server: renders each page on request, shows and marks drafts, and reloads when a file changes. */

checkEnvironment();
Object.assign(process.env, withLocalWebhooks(process.env));
stopWithNpm();
await writeEditorSupport();

const host = process.argv.includes('--host') && { server: { host: true } };
await dev(
  {
    onPageRendered(_url, html, { initialState }) {
      const document = parse(html);
      addHead(document, (initialState.page as PageRender).head);
      return serialize(document);
    },
  },
  host || {},
);
