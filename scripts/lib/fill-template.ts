import { readFileSync } from 'node:fs';
import mustache from 'mustache';

/** Fills a Mustache template. `write` prepares a value for what the template is: XML, JSON or a server's configuration. */
export function fillTemplate(template: URL, view: object, write: (value: string) => string): string {
  const config = { escape: (value: unknown) => write(String(value)) };
  return mustache.render(readFileSync(template, 'utf8'), view, {}, config);
}
