import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '../lib/files-in.ts';
import type { BuiltLinkDiagnostic } from './check-built-links.ts';

type SourceFile = { readonly name: string; readonly lines: readonly string[] };

/**
 * Formats faults as text, each with the file and line where it is written, and a count. What a component has wrong on
 * several pages is listed once.
 */
export async function linkReport(
  faults: readonly BuiltLinkDiagnostic[],
  folders: { readonly content: string; readonly src: string },
): Promise<string> {
  const sources = [...(await read('content', folders.content)), ...(await read('src', folders.src))];
  /** Pages of each message. Map.groupBy is missing in Node 20, the oldest supported version. */
  const messages = new Map<string, Set<string>>();
  for (const { file, where, href, expected, example } of faults) {
    const places = listed(placesOf(file, href, sources)) || `src: søg efter ${href}`;
    const correct = example ? `\n  fx:        ${example}` : '';
    const message = `${where}\n  forventer: ${expected}${correct}\n  står i:    ${places}`;
    messages.set(message, (messages.get(message) ?? new Set()).add(file));
  }
  const lines = [...messages].map(
    ([message, files]) => `${message}\n  på:        ${listed([...files].sort())}\n`,
  );
  const pages = new Set(faults.map(({ file }) => file)).size;
  return [...lines, `${messages.size} fejl på ${pages} ${pages === 1 ? 'side' : 'sider'}.`].join('\n');
}

/** Reads the texts, data and code of a folder. */
async function read(name: string, folder: string): Promise<SourceFile[]> {
  const files = (await filesIn(folder)).filter((file) => /(?<!\.test)\.(?:mdx|yaml|tsx?)$/.test(file));
  return files.map((file) => ({
    name: `${name}/${file}`,
    lines: readFileSync(join(folder, file), 'utf8').split('\n'),
  }));
}

/** Returns the lines that may have a page's link: of its own text, of data and of code, where an anchor may stand alone. */
function placesOf(page: string, href: string, sources: readonly SourceFile[]): string[] {
  const isOwn = ({ name }: SourceFile) => basename(name) === `${basename(page, '.html')}.mdx`;
  const shared = sources.filter(({ name }) => !name.endsWith('.mdx'));
  const read = [...sources.filter(isOwn), ...shared];
  const withAddress = (address: string) =>
    read.flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        line.split(/["'`(){}\s]+/).includes(address) ? `${name}:${index + 1}` : [],
      ),
    );
  const whole = withAddress(href);
  return whole.length ? whole : (/#.+/.exec(href) ?? []).flatMap(withAddress);
}

const listed = ([first, second, third, ...others]: readonly string[]) =>
  [first, second, third].filter(Boolean).join(', ') + (others.length ? ` og ${others.length} til` : '');
