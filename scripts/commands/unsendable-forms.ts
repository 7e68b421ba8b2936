import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { pathToFile } from '#src/lib/paths.ts';
import { pages } from '#src/site/pages.ts';
import { attribute, elementsIn } from '../lib/html-tree.ts';

/** Returns the pages whose form cannot send, because the site was built without the address of its webhook. */
export function unsendableForms(dist: string): string[] {
  return [pages.prices.path, pages.contact.path].filter((path) => {
    const html = readFileSync(join(dist, pathToFile(path)), 'utf8');
    const props = [...elementsIn(parse(html))].flatMap((element) => attribute(element, 'data-props') ?? []);
    return !props.some((json) => (JSON.parse(json) as { endpoint?: string | null }).endpoint);
  });
}
