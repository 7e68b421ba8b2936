import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ReportError } from '#src/content/diagnostic.ts';
import { isForeignFile } from '#src/content/read/content-files.ts';
import { filesIn } from '../lib/files-in.ts';

type Staging = {
  /** The folder that a build writes to, beside the one that it replaces. */
  readonly directory: string;
  /** Puts the finished build in the place of the previous one: one of them is there at any time. */
  readonly publish: () => Promise<void>;
};

/** Prepares a build into `outDirectory`, or into the folder that it is a link to. What it leaves is removed on exit. */
export function stagingFor(outDirectory: string): Staging {
  const target = existsSync(outDirectory) ? realpathSync(outDirectory) : outDirectory;
  const directory = `${target}.${process.pid}`;
  const previous = `${directory}.old`;
  // An exit handler, since a page that fails to render exits the process without returning to the caller.
  process.once('exit', () => {
    for (const folder of [directory, previous]) rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return {
    directory,
    async publish() {
      await assertReplaceable(target);
      if (!existsSync(directory)) throw new Error(`There is no build in ${directory}`);
      try {
        // Synchronous, so that no signal comes between.
        if (existsSync(target)) renameSync(target, previous);
        renameSync(directory, target);
      } catch (error) {
        throw new ReportError(
          `${target} kan ikke skiftes ud (${(error as NodeJS.ErrnoException).code}). Er mappen et drev, så byg til en mappe i den: OUT_DIRECTORY=${target}/site. Har et andet program den åben, så luk det.`,
        );
      }
      await rm(previous, { recursive: true, force: true });
    },
  };
}

/** Writes a file and creates its parent folders. */
export async function writeInto(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

/** Names that a system leaves in `public/` too. Others that begin with a dot are settings of hosts. */
const isOfSystem = (name: string) => isForeignFile(name) && !/^\.(?!DS_Store|_)/.test(name);

/** Removes files that tools and systems leave behind: manifests, loader data, the template's folder, `Thumbs.db`. */
export async function removeLeftovers(staging: string): Promise<void> {
  const ofTools = (await readdir(staging)).filter((name) =>
    /^(?:\.vite|src|static-loader-data.*)$/.test(name),
  );
  const ofSystem = (await filesIn(staging)).filter((file) => isOfSystem(basename(file)));
  for (const name of [...ofTools, ...ofSystem])
    await rm(join(staging, name), { recursive: true, force: true });
}

/**
 * Checks that a build may replace a folder: it may have been chosen by mistake.
 * @throws ReportError if it is neither missing, empty nor the output of a build
 */
async function assertReplaceable(directory: string): Promise<void> {
  const names = existsSync(directory) ? await readdir(directory) : [];
  // Every build writes these four files; other folders are unlikely to contain all of them.
  const isBuild = ['_headers', '_redirects', '404.html', 'index.html'].every((name) => names.includes(name));
  if (names.length && !isBuild)
    throw new ReportError(
      `${directory} indeholder andet end en bygget side, og byggeriet ville slette det. Vælg en tom mappe med OUT_DIRECTORY, eller tøm den selv.`,
    );
}
