import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LinkFault } from './check-links.ts';

/**
 * Formats faults as text, each with the line of the content where it is written, and a count. What a component has wrong
 * on several pages is listed once.
 */
export function linkReport(faults: readonly LinkFault[], contentDirectory: string): string {
  /** Pages of each message. Map.groupBy is missing in Node 20, the oldest supported version. */
  const messages = new Map<string, Set<string>>();
  for (const { file, kind, where, href, expected } of faults) {
    const place = placeOf(file, href, contentDirectory) ?? `src: søg efter ${href}`;
    const message = `${kind}: ${where}\n  forventer: ${expected}\n  står i:    ${place}`;
    messages.set(message, (messages.get(message) ?? new Set()).add(file));
  }
  const lines = [...messages].map(
    ([message, files]) => `${message}\n  på:        ${listed([...files].sort())}\n`,
  );
  const pages = new Set(faults.map(({ file }) => file)).size;
  return [...lines, `${messages.size} fejl på ${pages} ${pages === 1 ? 'side' : 'sider'}.`].join('\n');
}

/** Finds the line of a page's text that has a link: in Markdown, in an attribute, or below the text. */
function placeOf(page: string, href: string, contentDirectory: string): string | null {
  for (const folder of ['artikler', 'cases', 'juridisk']) {
    const name = `${folder}/${basename(page, '.html')}.mdx`;
    const file = join(contentDirectory, name);
    if (!existsSync(file)) continue;
    const forms = [`](${href}`, `"${href}"`, `]: ${href}`];
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => forms.some((form) => text.includes(form)));
    if (line >= 0) return `content/${name}:${line + 1}`;
  }
  return null;
}

const listed = ([first, second, third, ...others]: readonly string[]) =>
  [first, second, third].filter(Boolean).join(', ') + (others.length ? ` og ${others.length} til` : '');
