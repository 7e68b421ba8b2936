/** Work that can be laid down between any two of its steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** Half a frame: the other half is for the keystroke that comes in between. */
const sliceMs = 8;

/** Does all of it now. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does it in slices, so that the browser can answer the visitor in between. `done` is called at the end; the
 * function that comes back drops what is left.
 */
export function runInSlices<Result>(steps: Steps<Result>, done: (result: Result) => void): () => void {
  let timer = 0;
  const slice = () => {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) {
        done(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = window.setTimeout(slice);
  };
  timer = window.setTimeout(slice);
  return () => clearTimeout(timer);
}
