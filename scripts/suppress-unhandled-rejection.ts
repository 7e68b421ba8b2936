/** For a task that is awaited later: should something else fail before that, the other failure is the one to report. */
export function suppressUnhandledRejection<Result>(task: Promise<Result>): Promise<Result> {
  task.catch(() => {});
  return task;
}
