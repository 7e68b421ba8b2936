import { readFileSync } from 'node:fs';
import mustache from 'mustache';

/** Fills a Mustache template. `escapeValue` prepares a value for what the template is: XML, or a server's configuration. */
export function fillTemplate(template: URL, view: object, escapeValue: (value: string) => string): string {
  return mustache.render(
    readFileSync(template, 'utf8'),
    view,
    {},
    { escape: (value) => escapeValue(String(value)) },
  );
}
