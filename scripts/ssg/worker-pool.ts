import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Plugin } from 'vite';
import { buildInMemory } from './build-in-memory.ts';
import { fasterPackages } from './faster-packages.ts';
import type * as worker from './worker.ts';

type Tasks = Pick<typeof worker, 'compileText' | 'writeOpenGraphImages'>;

export type WorkerPool = {
  readonly run: <Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  /** SHA-256 of the file that the threads run, packages included; part of every key of the cache. */
  readonly hash: string;
  readonly stop: () => Promise<void>;
};

/**
 * One thread for each processor, running worker.ts and all that it imports as a single file, which starts at once. The
 * file is put into `directory`, somewhere in the project: what is not bundled is looked for in the folders above it.
 */
export async function startWorkerPool(directory: string): Promise<WorkerPool> {
  const { output } = await buildInMemory(
    { ssr: 'scripts/ssg/worker.ts', minify: false, rolldownOptions: { output: { codeSplitting: false } } },
    {
      plugins: [originalPlaces(), fasterPackages()],
      // The dev server compiles and renders with the same packages as the build.
      oxc: { jsx: { development: false } },
      ssr: {
        noExternal: true,
        external: ['sharp'],
        resolve: { conditions: ['module', 'node', 'production'] },
      },
    },
  );
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('hex');
  const file = join(directory, 'worker.mjs');
  await writeFile(file, code);
  const threads = availableParallelism();
  const pool = new Piscina({
    filename: pathToFileURL(file).href,
    // All of them, until the end: a thread that is stopped when idle has to be started again.
    minThreads: threads,
    maxThreads: threads,
    // The bundle needs no TypeScript loader, which every thread would otherwise start anew.
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    // A thread that may grow without end makes the memory of the whole build depend on luck. Compiling makes much
    // garbage that lives for a moment: with the usual young generation a third of the time goes to collecting it.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 128 },
  });
  return {
    run: (name, task) => pool.run(task, { name }),
    hash,
    stop: () => pool.destroy(),
  };
}

/** Modules that read files beside them still find these once they are bundled. */
function originalPlaces(): Plugin {
  return {
    name: 'original-places',
    transform(code, id) {
      if (!id.includes('/scripts/')) return;
      return code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
    },
  };
}
