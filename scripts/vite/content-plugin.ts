import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ContentError, formatProblems } from '#src/content/problem.ts';
import { type ReadResult, readContent } from '#src/content/read-content.ts';
import { cachedMdxCompiler } from './mdx-cache.ts';
import { today } from './today.ts';

const contentId = 'virtual:content';
const resolvedId = `\0${contentId}`;

type Options = {
  readonly root: string;
  readonly contentDirectory: string;
  /** Only the class names and styles of the pages are wanted: no content is read. */
  readonly stylesOnly?: boolean;
};

/**
 * Gives the pages `virtual:content`: what the one reader of `content/` returned, and a loader for each text.
 * Compiles MDX through the same cache. Refuses to hand content to browser code: texts travel as HTML only.
 */
export function contentPlugin({ root, contentDirectory, stylesOnly = false }: Options): Plugin {
  const compile = cachedMdxCompiler(root);
  let drafts = false;
  let reading: Promise<ReadResult> | undefined;
  const read = () => {
    reading ??= readContent({ directory: contentDirectory, today: today(), drafts, compile });
    return reading;
  };
  const isContent = (file: string) => file.startsWith(`${contentDirectory}/`);

  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      drafts = config.command === 'serve' && config.mode !== 'test';
    },
    resolveId(id) {
      return id === contentId ? resolvedId : undefined;
    },
    async load(id, options) {
      if (id !== resolvedId) return;
      if (stylesOnly) return stylesOnlyModule;
      if (!options?.ssr)
        throw new Error(`${contentId} is for the server only: a page's words travel as HTML.`);
      const { content, problems } = await read();
      if (!content || (problems.length && !drafts)) throw new ContentError(problems);
      if (problems.length) this.warn(`\n${formatProblems(problems)}`);
      const loaders = (pages: readonly { path: string; file: string }[]) =>
        `{${pages
          .map(({ path, file }) => {
            const source = file.replace(/^content/, contentDirectory);
            return `${JSON.stringify(path)}: () => import(${JSON.stringify(source)})`;
          })
          .join(',\n')}}`;
      return [
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify(content))});`,
        `export const bodies = ${loaders([...content.articles, ...content.legalPages])};`,
      ].join('\n');
    },
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
      const changed = async (file: string) => {
        if (file.startsWith(join(root, 'src')) && !isContent(file)) {
          // Pages run on the server only, so the browser's own module graph knows nothing of them.
          if (file.endsWith('.css')) server.ws.send({ type: 'full-reload' });
          else server.ws.send({ type: 'custom', event: 'content:changed', data: {} });
        }
        if (!isContent(file)) return;
        reading = undefined;
        for (const environment of Object.values(server.environments)) {
          for (const module of [
            ...(environment.moduleGraph.getModulesByFile(file) ?? []),
            environment.moduleGraph.getModuleById(resolvedId),
          ]) {
            if (module) environment.moduleGraph.invalidateModule(module);
          }
        }
        const { problems } = await read();
        if (problems.length) {
          const message = formatProblems(problems);
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content', id: file } });
        } else {
          server.ws.send({ type: 'custom', event: 'content:changed', data: {} });
        }
      };
      server.watcher.on('change', changed);
      server.watcher.on('add', changed);
      server.watcher.on('unlink', changed);
    },
  };
}

/** Enough for the pages to be walked for their styles; nothing is rendered from it. */
const stylesOnlyModule = 'export const content = {}; export const bodies = {};';
