import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError, formatProblems } from '#src/content/problem.ts';
import { type ReadResult, readContent } from '#src/content/read-content.ts';
import { cachedMdxCompiler } from './mdx-cache.ts';
import { today } from './today.ts';
import { resolvedContentId, virtualContent } from './virtual-content.ts';

type Options = { readonly root: string; readonly contentDirectory: string };

/**
 * Content for the dev server and for tests: read when it is asked for, read again when a file changes. Drafts and
 * articles to come are shown; faults are told in the terminal and over the page, and do not stop the server.
 */
export function contentPlugin({ root, contentDirectory }: Options): Plugin[] {
  const compile = cachedMdxCompiler(root);
  let reading: Promise<ReadResult> | undefined;
  const read = () => {
    reading ??= readContent({ directory: contentDirectory, today: today(), drafts: true, compile });
    return reading;
  };
  const isContent = (file: string) => file.startsWith(`${contentDirectory}/`);

  const changed = async (server: ViteDevServer, file: string) => {
    if (!isContent(file)) {
      // Pages run on the server only, so the browser's own module graph knows nothing of them.
      if (file.startsWith(join(root, 'src'))) server.ws.send({ type: 'full-reload' });
      return;
    }
    reading = undefined;
    for (const { moduleGraph } of Object.values(server.environments)) {
      const stale = [
        ...(moduleGraph.getModulesByFile(file) ?? []),
        moduleGraph.getModuleById(resolvedContentId),
      ];
      for (const module of stale) if (module) moduleGraph.invalidateModule(module);
    }
    const { problems } = await read();
    if (problems.length) {
      const message = formatProblems(problems);
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content', id: file } });
    } else {
      // The browser keeps the writer's place.
      server.ws.send({ type: 'full-reload' });
    }
  };

  return [
    virtualContent(async (warn) => {
      const { content, problems } = await read();
      if (!content) throw new ContentError(problems);
      if (problems.length) warn(`\n${formatProblems(problems)}`);
      const loaders = [...content.articles, ...content.legalPages].map(({ path, file }) => {
        const source = JSON.stringify(file.replace(/^content/, contentDirectory));
        return `${JSON.stringify(path)}: () => load(() => import(${source}))`;
      });
      return [
        `import { renderText } from '#src/pages/render-text.tsx';`,
        `const load = async (text) => { const { default: Text, toc } = await text(); return { html: renderText(Text), toc }; };`,
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify(content))});`,
        `export const loaders = {${loaders.join(',\n')}};`,
      ].join('\n');
    }),
    {
      name: 'content',
      enforce: 'pre',
      async transform(source, id) {
        const [path = ''] = id.split('?');
        if (!path.endsWith('.mdx')) return;
        const file = isContent(path) ? `content/${relative(contentDirectory, path)}` : relative(root, path);
        const { code, report } = await compile(file, source);
        if (code === '') throw new ContentError(report.problems.map((problem) => ({ file, ...problem })));
        return { code, map: null };
      },
      configureServer(server) {
        server.watcher.add(contentDirectory);
        for (const event of ['change', 'add', 'unlink'] as const) {
          server.watcher.on(event, (file: string) => changed(server, file));
        }
      },
    },
  ];
}
