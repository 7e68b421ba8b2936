import { analyticsTool } from './analytics-tools.ts';

/** A script that needs consent, with the `data-*` attributes from its embed code. */
export type Service = { readonly source: string; readonly attributes: Readonly<Record<string, string>> };

const loaded = new Set<Service>();

/** Loads a service's script, once. Call only with the visitor's consent. */
export function loadService(service: Service): void {
  if (loaded.has(service)) return;
  loaded.add(service);
  const script = document.createElement('script');
  script.async = true;
  script.src = service.source;
  for (const [name, value] of Object.entries(service.attributes)) script.setAttribute(name, value);
  analyticsTool(service.source)?.configure?.(script, window as unknown as Record<string, unknown>);
  document.head.append(script);
}

export function isLoaded(service: Service): boolean {
  return loaded.has(service);
}
