/**
 * Loads a chunk, and once more if that fails, as on a phone between two masts. Firefox remembers a failed module until
 * the page is loaded again, so there only the reload link of the error screen helps.
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(load);
}
