import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Creates a temporary folder in the project for this process, removed when the process exits. */
export async function makeWorkDirectory(root: string): Promise<string> {
  const parent = join(root, '.build');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(parent, 'work-'));
  // An exit handler, since a page that fails to render exits the process without returning to the caller.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return directory;
}

/** Writes a file and creates its parent folders. */
export async function writeInto(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

const leftovers = new Set(['.vite', 'src']);

/** Removes files that the tools leave behind: manifests, loader data, the template's folder. */
export async function removeLeftovers(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    if (leftovers.has(name) || name.startsWith('static-loader-data')) {
      await rm(join(staging, name), { recursive: true });
    }
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

/** Replaces the previous build with the finished one, which is complete beside it before the previous one goes. */
export async function publish(staging: string, outDirectory: string): Promise<void> {
  await assertReplaceable(outDirectory);
  await mkdir(dirname(outDirectory), { recursive: true });
  const next = `${outDirectory}.${process.pid}`;
  try {
    await rename(staging, next).catch(async () => {
      // Renaming fails across file systems.
      await cp(staging, next, { recursive: true });
      await rm(staging, { recursive: true });
    });
    await rm(outDirectory, { recursive: true, force: true });
    await rename(next, outDirectory);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
}
