import { hash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Plugin } from 'vite';
import { suppressUnhandledRejection } from '../lib/suppress-unhandled-rejection.ts';
import { buildInMemory } from './build-in-memory.ts';
import { fasterPackages } from './faster-packages.ts';
import type * as worker from './worker.ts';

type Tasks = Pick<typeof worker, 'compileText' | 'writeOpenGraphImages'>;

export type WorkerPool = {
  readonly run: <Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  /** SHA-256 of the bundle that the threads run, packages included; part of every cache key. */
  readonly hash: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts one worker thread per CPU core. The threads run worker.ts and its imports as one bundle, which starts fast.
 * `directory`, where the bundle is written, must be inside the project, so that Node finds packages left out of it.
 */
export async function startWorkerPool(directory: string, bundle = bundleWorker): Promise<WorkerPool> {
  const code = await bundle();
  // Threads read the file later. Under a shared name, they could get the bundle of a pool started meanwhile.
  const file = join(directory, `worker-${randomUUID()}.mjs`);
  await writeFile(file, code);
  const threads = availableParallelism();
  const pool = new Piscina({
    filename: pathToFileURL(file).href,
    // Keeps all threads running: an idle thread that was stopped would have to be started again.
    minThreads: threads,
    maxThreads: threads,
    // Without the parent's TypeScript loader, which the bundle does not need.
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    // Limits the old generation to keep the build's peak memory predictable. Compiling creates much short-lived
    // garbage: with the default young generation, a third of the time goes to collecting it.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 128 },
  });
  // Once its threads have failed, Piscina keeps tasks waiting; once destroyed, it starts threads that find no bundle.
  let end: Error | undefined;
  const ended = suppressUnhandledRejection(
    new Promise<never>((_resolve, reject) => {
      pool.on('error', (error) => {
        end = error;
        reject(error);
      });
    }),
  );
  return {
    async run(name, task) {
      if (end) throw end;
      return Promise.race([pool.run(task, { name }), ended]);
    },
    hash: hash('sha256', code),
    async stop() {
      end = new Error('The worker pool has stopped');
      await pool.destroy();
      await rm(file, { force: true });
    },
  };
}

/** Returns the code of worker.ts and its imports. */
async function bundleWorker(): Promise<string> {
  const { output } = await buildInMemory(
    { ssr: 'scripts/ssg/worker.ts', minify: false, rolldownOptions: { output: { codeSplitting: false } } },
    {
      plugins: [keepModuleUrls(), fasterPackages()],
      // Leaves out React's development build, which is as large.
      define: { 'process.env.NODE_ENV': '"production"' },
      // Otherwise the dev server would render with React's development JSX runtime.
      oxc: { jsx: { development: false } },
      ssr: {
        noExternal: true,
        external: ['sharp'],
        resolve: { conditions: ['module', 'node', 'production'] },
      },
    },
  );
  return output[0].code;
}

/** Keeps the original `import.meta.url` and `dirname` of bundled modules that read files next to them. */
function keepModuleUrls(): Plugin {
  return {
    name: 'keep-module-urls',
    transform(code, id) {
      if (!id.includes('/scripts/')) return;
      return code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
    },
  };
}
