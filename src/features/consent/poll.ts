const pollInterval = 100;
const pollTries = 50;

/** Asks every 100 ms, at most 50 times, until there is an answer; null when there never is one. */
export async function poll<T>(look: () => T | null): Promise<T | null> {
  for (let tries = 1; ; tries++) {
    const found = look();
    if (found !== null || tries === pollTries) return found;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
