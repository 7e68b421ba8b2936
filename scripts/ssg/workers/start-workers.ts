import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { compile, drawSharingPictures, render } from './tasks.ts';

const tasks = { compile, drawSharingPictures, render };
type Tasks = typeof tasks;

export type Workers = {
  /** Does one task; the first few in this thread, since starting threads costs more than a few small tasks. */
  readonly run: <Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly threads?: number;
  /** Tasks that are done in this thread before others are started. */
  readonly doneHere?: number;
};

/** The build's helpers: one thread for each processor, started when there is enough to do. */
export function startWorkers({ threads = availableParallelism(), doneHere = 4 }: Options = {}): Workers {
  let pool: Piscina | undefined;
  let count = 0;
  return {
    run(name, task) {
      count++;
      // TypeScript cannot follow that `name` picks the task and its argument alike.
      if (count <= doneHere) return (tasks[name] as (input: typeof task) => Promise<never>)(task);
      pool ??= new Piscina({
        filename: new URL('./worker.mjs', import.meta.url).href,
        // All of them, until the end: a thread that is stopped when idle costs seconds to start again.
        minThreads: threads,
        maxThreads: threads,
        // A thread that may grow without end makes the memory of the whole build depend on luck. Compiling makes much
        // that lives for a moment: with the usual young generation a quarter of the time goes to collecting it.
        resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 192 },
      });
      return pool.run(task, { name });
    },
    async stop() {
      await pool?.destroy();
    },
  };
}
