/**
 * Calls back when the address changes while its page stays: a link to another query or section of this page.
 * In-app navigation fires no event of its own; a browser without the Navigation API tells of less.
 */
export function onAddressChange(changed: () => void): () => void {
  const sources: [EventTarget | undefined, string][] = [
    [window, 'hashchange'],
    [window, 'popstate'],
    [window.navigation, 'currententrychange'],
  ];
  for (const [source, type] of sources) source?.addEventListener(type, changed);
  return () => {
    for (const [source, type] of sources) source?.removeEventListener(type, changed);
  };
}
