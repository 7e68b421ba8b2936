import { statisticsName } from '#src/site/statistics-tool.ts';
import { type Purpose, purposes } from './purposes.ts';

/** Service that needs consent to a purpose. */
export type Service = {
  readonly purpose: Purpose;
  /** Name for visitors. */
  readonly name: string;
  /** URL of its script, and the script's `data-*` attributes. */
  readonly source: string;
  readonly dataset: Readonly<DOMStringMap>;
};

/**
 * Returns the services of this build. The page has a meta element for each: the purpose as `name`, the script's URL as
 * `content`, and the script's `data-*` attributes.
 */
export function configuredServices(): readonly Service[] {
  return (Object.keys(purposes) as Purpose[]).flatMap((purpose) =>
    [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${purpose}]`)].map((meta) => ({
      purpose,
      source: meta.content,
      name: statisticsName(meta.content),
      dataset: meta.dataset,
    })),
  );
}

/** Loads a service's script. Call only with the visitor's consent. */
export function loadService({ source, dataset }: Service): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  Object.assign(script.dataset, dataset);
  document.head.append(script);
}
