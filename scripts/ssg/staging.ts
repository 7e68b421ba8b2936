import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder in the project that only this process works in, and that goes with it. */
export async function makeWorkDirectory(root: string): Promise<string> {
  const parent = join(root, '.build');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(parent, 'work-'));
  // However the process ends: a page that fails to render ends it without returning to the caller.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return directory;
}

/** Writes a file, and the folders that it lies in. */
export async function writeInto(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

const leftovers = new Set(['.vite', 'src']);

/** Takes away what the tools leave behind: manifests, loader data, the template's folder. */
export async function removeLeftovers(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    if (leftovers.has(name) || name.startsWith('static-loader-data')) {
      await rm(join(staging, name), { recursive: true });
    }
  }
}

/**
 * A build replaces the folder that it writes to. A folder with anything else in it may have been named by mistake.
 * @throws when `outDirectory` holds files and no build has made it
 */
export async function refuseForeignFolder(outDirectory: string): Promise<void> {
  const names = existsSync(outDirectory) ? await readdir(outDirectory) : [];
  if (names.length === 0) return;
  // Every build writes these, and hardly anything else writes them together.
  if (['_headers', '_redirects', '404.html', 'index.html'].every((name) => names.includes(name))) return;
  throw new Error(
    `${outDirectory} indeholder andet end en bygget side, og byggeriet ville slette det. Vælg en tom mappe med OUT_DIRECTORY, eller tøm den selv.`,
  );
}

/** Puts the finished site in place of the old one. */
export async function publish(staging: string, outDirectory: string): Promise<void> {
  await refuseForeignFolder(outDirectory);
  await rm(outDirectory, { recursive: true, force: true });
  await mkdir(dirname(outDirectory), { recursive: true });
  try {
    await rename(staging, outDirectory);
  } catch {
    // Another file system: copied instead.
    await cp(staging, outDirectory, { recursive: true });
    await rm(staging, { recursive: true });
  }
}
