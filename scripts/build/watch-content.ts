import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type ViteDevServer } from 'vite';
import { formatDiagnostics } from '#src/content/diagnostic.ts';
import { type ContentPlugins, contentModule } from './content-plugin.ts';
import { changedFiles, folderState } from './folder-state.ts';

/** Why pages cannot be rendered, or should not be published. */
type ContentError = { readonly message: string; readonly prevents: (path: string) => boolean };

/** How long in ms no event must have come before files are read: an editor empties a file before it writes it. */
const quietTime = 80;

/**
 * Reads and checks the content under `npm run dev` whenever a file in it has changed. Diagnostics are reported in the
 * terminal and in Vite's overlay. Returns a function that returns the error of the content as it is now, or null: it
 * compares the files themselves, since not every folder sends events.
 */
export function watchContent(server: ViteDevServer, content: ContentPlugins) {
  const { ssr } = server.environments;
  const folders = [content.directory, join(server.config.publicDir, 'billeder')];
  let files: Awaited<ReturnType<typeof folderState>> = new Map();

  /** Reads the content until no file changes meanwhile. */
  const readChanges = async (error: ContentError | null): Promise<ContentError | null> => {
    const now = await folderState(folders);
    const changed = changedFiles(files, now);
    if (!changed.length) return error;
    files = now;
    for (const file of changed) ssr.moduleGraph.onFileChange(normalizePath(file));
    const module = ssr.moduleGraph.getModuleById(contentModule);
    if (module) ssr.moduleGraph.invalidateModule(module);
    return readChanges(await check(changed.filter((file) => now.has(file) && file.endsWith('.mdx'))));
  };

  const check = async (changedTexts: readonly string[]): Promise<ContentError | null> => {
    try {
      const { data } = await content.read();
      for (const file of changedTexts) await content.compile(file);
      const { diagnostics, broken, warnings } = await content.check();
      const changed = changedTexts.map(
        (file) => `content/${normalizePath(relative(content.directory, file))}`,
      );
      for (const warning of warnings)
        if (changed.some((file) => warning.startsWith(file)))
          server.config.logger.warn(`\nBemærk: ${warning}`);
      if (!diagnostics.length) return null;
      return { message: formatDiagnostics(diagnostics), prevents: (path) => !data || broken.has(path) };
    } catch (error) {
      // Messages of the bundler contain terminal colours.
      return { message: stripVTControlCharacters((error as Error).message), prevents: () => true };
    }
  };

  const print = (error: ContentError | null, before: ContentError | null) => {
    if (error) server.config.logger.error(`\n${error.message}`);
    else if (before) server.config.logger.info('\nAlt er i orden igen.');
  };
  let latest: Promise<ContentError | null> = Promise.resolve(null);
  const current = () => {
    latest = latest.then(async (before) => {
      const error = await readChanges(before);
      if (error !== before) print(error, before);
      return error;
    });
    return latest;
  };

  /** What the browser was told of. */
  let shown = files;
  let timer: NodeJS.Timeout | undefined;
  const onQuiet = async () => {
    const error = await current();
    if (files === shown) return;
    shown = files;
    // After a reload, the browser keeps the scroll position.
    server.ws.send(error ? overlay(error) : { type: 'full-reload' });
    // The watcher may drop the second of two events.
    timer = setTimeout(onQuiet, quietTime);
  };
  server.watcher.add(content.directory);
  server.watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onQuiet, quietTime);
  });
  server.ws.on('vite:client:connect', async (_data, client) => {
    const error = await latest;
    if (error) client.send(overlay(error));
  });
  void current().then(() => {
    shown = files;
  });
  return current;
}

/** Returns the message that makes Vite's client show the error on top of the page. */
const overlay = ({ message }: ContentError) => ({ type: 'error' as const, err: { message, stack: '' } });
