import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns the folder beside `outDirectory` that a build writes to. It is removed when the process ends. */
export function stagingFor(outDirectory: string): string {
  const staging = `${outDirectory}.${process.pid}`;
  // An exit handler, since a page that fails to render exits the process without returning to the caller.
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return staging;
}

/** Writes a file and creates its parent folders. */
export async function writeInto(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

/** Removes files that the tools leave behind: manifests, loader data, the template's folder. */
export async function removeLeftovers(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    if (/^(?:\.vite|src|static-loader-data.*)$/.test(name))
      await rm(join(staging, name), { recursive: true });
  }
}

/**
 * Checks that a build may replace a folder: it may have been chosen by mistake.
 * @throws if `outDirectory` is neither missing, empty nor the output of a build
 */
export async function assertReplaceable(outDirectory: string): Promise<void> {
  const names = existsSync(outDirectory) ? await readdir(outDirectory) : [];
  if (names.length === 0) return;
  // Every build writes these four files; other folders are unlikely to contain all of them.
  if (['_headers', '_redirects', '404.html', 'index.html'].every((name) => names.includes(name))) return;
  throw new Error(
    `${outDirectory} indeholder andet end en bygget side, og byggeriet ville slette det. Vælg en tom mappe med OUT_DIRECTORY, eller tøm den selv.`,
  );
}

/** Replaces the previous build with the finished one, which is complete by then. */
export async function publish(staging: string, outDirectory: string): Promise<void> {
  await assertReplaceable(outDirectory);
  if (!existsSync(staging)) throw new Error(`There is no build in ${staging}`);
  await rm(outDirectory, { recursive: true, force: true });
  await rename(staging, outDirectory);
}
