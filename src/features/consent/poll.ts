const intervalMs = 100;
const maxAttempts = 50;

/** Calls `check` every 100 ms, at most 50 times, until it returns a value; returns null if it never does. */
export async function poll<T>(check: () => T | null): Promise<T | null> {
  for (let attempt = 1; ; attempt++) {
    const found = check();
    if (found !== null || attempt === maxAttempts) return found;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
