/**
 * Loads a chunk, and once more if that fails, as on a phone between two masts. Chromium and Firefox remember that an
 * address failed until the page is loaded again, but name it in the error, so that a query makes it a new one. A chunk
 * that several others import has no second address: there the reload link of the error screen helps.
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: Error) => {
    const [address] = /https?:\S+/.exec(error.message) ?? [];
    return address ? import(/* @vite-ignore */ `${address}?2`) : load();
  });
}
