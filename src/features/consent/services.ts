import { analyticsName } from '#src/features/analytics/analytics-tools.ts';
import type { Service as ServiceScript } from '#src/features/analytics/load-service.ts';
import { type Purpose, purposes } from './purposes.ts';

/** Service that needs consent to a purpose, with its name for visitors. */
export type Service = ServiceScript & { readonly purpose: Purpose; readonly name: string };

/**
 * Returns the services of this build. The page has a meta element for each: the purpose as `name`, the script's URL as
 * `content`, and the script's `data-*` attributes.
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
