import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { ReportError } from '../lib/diagnostic.ts';

/** Prepares a build into a folder, or the one that a link leads to. What it leaves is removed on exit. */
export function stagingFor(chosen: string) {
  const target = existsSync(chosen) ? realpathSync(chosen) : chosen;
  const directory = `${target}.${process.pid}`;
  // An exit handler, since a page that fails to render exits the process without returning to the caller.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return {
    /** The folder that a build writes to, beside the one that it replaces. */
    directory,
    /** Puts the finished build in the place of the previous one. */
    publish(): void {
      assertReplaceable(target);
      rmSync(target, { recursive: true, force: true });
      renameSync(directory, target);
    },
  };
}

/**
 * Checks that a build may replace a folder: it may have been chosen by mistake.
 * @throws ReportError if it is neither missing, empty nor the output of a build
 */
function assertReplaceable(directory: string): void {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  // Every build writes these four files; other folders are unlikely to contain all of them.
  const isBuild = ['_headers', '_redirects', '404.html', 'index.html'].every((name) => names.includes(name));
  if (names.length && !isBuild)
    throw new ReportError(
      `${directory} indeholder andet end en bygget side, og byggeriet ville slette det. Vælg en tom mappe med OUT_DIRECTORY, eller tøm den selv.`,
    );
}
