import { analyticsName } from '#src/features/analytics/analytics-tools.ts';
import type { Service as ServiceScript } from '#src/features/analytics/load-service.ts';
import { type Purpose, purposes } from './purposes.ts';

/** A service that needs consent to a purpose, and how it is named to the visitor. */
export type Service = ServiceScript & { readonly purpose: Purpose; readonly name: string };

/**
 * The services that this build has been given. The page names each in a meta element: its purpose as name, its
 * address as content, and the attributes that go on the script.
 */
export function configuredServices(): readonly Service[] {
  return (Object.keys(purposes) as Purpose[]).flatMap((purpose) =>
    [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${purpose}]`)].map((meta) => ({
      purpose,
      source: meta.content,
      name: analyticsName(meta.content, location.origin),
      attributes: Object.fromEntries(
        [...meta.attributes].flatMap(({ name, value }) => (name.startsWith('data-') ? [[name, value]] : [])),
      ),
    })),
  );
}
