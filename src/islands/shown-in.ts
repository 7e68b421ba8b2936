/** Returns the step and the fields of an island's form, as a text to compare. */
export function shownIn(island: HTMLElement): string {
  const form = island.querySelector('form');
  return JSON.stringify([form?.dataset.step, ...new FormData(form ?? undefined)]);
}
