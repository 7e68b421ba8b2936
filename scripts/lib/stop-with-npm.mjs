/** Stops a server when npm stops: npm ends its shell but not the processes in it, so the port would stay in use. */
export function stopWithNpm() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(), 1000).unref();
}
