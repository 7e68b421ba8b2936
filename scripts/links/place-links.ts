import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileToPath } from '#src/lib/paths.ts';
import { pageFileOf } from '../content/file-names.ts';
import { type FileDiagnostic, formatDiagnostic } from '../lib/diagnostic.ts';
import { filesIn } from '../lib/files-in.ts';
import type { BuiltLinkDiagnostic } from './check-built-links.ts';

type SourceFile = { readonly name: string; readonly lines: readonly string[] };

/** Returns what is wrong with links, each once, with the file and line where it is written. */
export async function placeLinks(
  faults: readonly BuiltLinkDiagnostic[],
  folders: { readonly content: string; readonly src: string },
): Promise<FileDiagnostic[]> {
  const sources = [...(await read('content', folders.content)), ...(await read('src', folders.src))];
  const found = new Map<string, FileDiagnostic>();
  for (const { file: page, where, href, expected, example } of faults) {
    const place = placeOf(page, href, sources);
    const diagnostic = {
      file: `dist/${page}`,
      ...place,
      where: place ? 'link' : `søg efter ${href} i src`,
      ...{ found: where, expected, example },
    };
    found.set(formatDiagnostic(diagnostic), diagnostic);
  }
  return [...found.values()];
}

/** Reads the texts, data and code of a folder. */
async function read(name: string, folder: string): Promise<SourceFile[]> {
  const files = (await filesIn(folder)).filter((file) => /(?<!\.test)\.(?:mdx|yaml|tsx?)$/.test(file));
  return files.map((file) => ({
    name: `${name}/${file}`,
    lines: readFileSync(join(folder, file), 'utf8').split('\n'),
  }));
}

/** Returns the first line that may have a page's link: of its own text, of data or of code, where an anchor may stand alone. */
function placeOf(
  page: string,
  href: string,
  sources: readonly SourceFile[],
): Pick<FileDiagnostic, 'file' | 'line'> | undefined {
  const own = `${basename(pageFileOf(fileToPath(page)))}.mdx`;
  const read = [
    ...sources.filter(({ name }) => basename(name) === own),
    ...sources.filter(({ name }) => !name.endsWith('.mdx')),
  ];
  const withAddress = (address: string) =>
    read.flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        line.split(/["'`(){}\s]+/).includes(address) ? { file: name, line: index + 1 } : [],
      ),
    );
  return [href, ...(/#.+/.exec(href) ?? [])].flatMap(withAddress)[0];
}
