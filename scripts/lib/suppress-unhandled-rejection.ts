/** Marks a promise that is awaited later as handled: if another task fails first, only that failure is reported. */
export function suppressUnhandledRejection<Result>(task: Promise<Result>): Promise<Result> {
  task.catch(() => {});
  return task;
}
