import { analyticsTool } from './analytics-tools.ts';

/** Loads a service's script, with the `data-*` attributes of its embed code. Call only with the visitor's consent. */
export function loadService({ source, dataset }: { source: string; dataset: Readonly<DOMStringMap> }): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  Object.assign(script.dataset, dataset);
  analyticsTool(source)?.configure?.(script, window as unknown as Record<string, unknown>);
  document.head.append(script);
}
