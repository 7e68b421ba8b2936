const pollInterval = 100;
const pollTries = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks every 100 ms, at most 50 times, until there is an answer; null when there never is one. */
export async function poll<T>(
  look: () => T | null,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T | null> {
  for (let tries = 1; ; tries++) {
    const found = look();
    if (found !== null || tries === pollTries) return found;
    await wait(pollInterval);
  }
}
