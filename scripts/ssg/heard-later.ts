/** A task whose failure is heard when it is awaited; until then a failure elsewhere must be the one that is told. */
export function heardLater<Result>(task: Promise<Result>): Promise<Result> {
  task.catch(() => {});
  return task;
}
