import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type ViteDevServer } from 'vite';
import { formatDiagnostics } from '#src/content/diagnostic.ts';
import { type ContentPlugins, contentModule } from './content-plugin.ts';
import { folderState } from './folder-state.ts';

/** Why pages cannot be rendered, or should not be published. */
export type ContentError = { readonly message: string; readonly prevents: (path: string) => boolean };

/**
 * How long in ms the files must have been unchanged before they are read: an editor empties a file before it writes it.
 * The watcher may drop the second of two events, so the files are compared once more after the same time.
 */
const quietTime = 80;

/**
 * Reads and checks the content under `npm run dev`: at startup, and whenever a file in it has changed. Diagnostics are
 * reported in the terminal and in Vite's overlay.
 */
export function watchContent(server: ViteDevServer, content: ContentPlugins) {
  const { ssr } = server.environments;
  const folders = [content.directory, join(server.config.publicDir, 'billeder')];
  let files = new Map<string, string>();

  /** Reads the content until no file changes meanwhile. */
  const read = async (): Promise<ContentError | null> => {
    const now = await folderState(folders);
    const changed = new Set(
      [...files.keys(), ...now.keys()].filter((file) => files.get(file) !== now.get(file)),
    );
    files = now;
    for (const file of changed) ssr.moduleGraph.onFileChange(normalizePath(file));
    const module = ssr.moduleGraph.getModuleById(contentModule);
    if (module) ssr.moduleGraph.invalidateModule(module);
    const error = await check([...changed].filter((file) => now.has(file) && file.endsWith('.mdx')));
    return sameState(await folderState(folders), now) ? error : read();
  };

  const check = async (changedTexts: readonly string[]): Promise<ContentError | null> => {
    try {
      const { data } = await content.read();
      for (const file of changedTexts) await content.compile(file);
      const { diagnostics, broken } = await content.check();
      if (!diagnostics.length) return null;
      return { message: formatDiagnostics(diagnostics), prevents: (path) => !data || broken.has(path) };
    } catch (error) {
      // Messages of the bundler contain terminal colours.
      return { message: stripVTControlCharacters((error as Error).message), prevents: () => true };
    }
  };

  let latest = read();
  let isFaulty = false;
  const print = (error: ContentError | null) => {
    if (error) server.config.logger.error(`\n${error.message}`);
    else if (isFaulty) server.config.logger.info('\nAlt er i orden igen.');
    isFaulty = error !== null;
  };
  const report = async () => {
    const reading = latest;
    const error = await reading;
    // A later change reports for itself.
    if (reading !== latest) return;
    print(error);
    // After a reload, the browser keeps the scroll position.
    server.ws.send(error ? overlay(error) : { type: 'full-reload' });
  };

  let timer: NodeJS.Timeout | undefined;
  const onQuiet = async () => {
    await latest;
    if (sameState(await folderState(folders), files)) return;
    latest = read();
    await report();
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
  void latest.then(print);

  /** Returns the error of the content as it is now; null if there is none. */
  return async (): Promise<ContentError | null> => {
    let reading: typeof latest;
    do {
      reading = latest;
      await reading;
    } while (reading !== latest);
    return latest;
  };
}

/** Returns the message that makes Vite's client show the error on top of the page. */
const overlay = ({ message }: ContentError) => ({ type: 'error' as const, err: { message, stack: '' } });

function sameState(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([file, state]) => b.get(file) === state);
}
