/** Loads a service's script, with the `data-*` attributes of its embed code. Call only with the visitor's consent. */
export function loadService({ source, dataset }: { source: string; dataset: Readonly<DOMStringMap> }): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  Object.assign(script.dataset, dataset);
  document.head.append(script);
}
