import { danishOrder } from '#src/lib/danish-text.ts';
import { visibleText } from './visible-text.ts';

/** What is wrong at one place in a file, with what a writer needs to put it right. */
export type Diagnostic = {
  /** Not in the site's own TypeScript files, where `where` is the name to search for. */
  readonly line?: number;
  /** Front matter field, component or heading that is wrong. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  /** Correct line to paste. */
  readonly example?: string;
  /** What is likely, but not certainly wrong, only warns: the site is published all the same. */
  readonly severity?: 'warning';
};

/** A diagnostic with its file, whose path is relative to the project root. */
export type FileDiagnostic = Diagnostic & { readonly file: string };

/** Where a diagnostic belongs. */
export type Place = Pick<FileDiagnostic, 'file' | 'line' | 'where'>;

/** Returns the first line of a text, cut where it would fill the terminal. */
function excerpt(text: string, longest = 100): string {
  const [line = ''] = text.split('\n');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** Returns the diagnostic of a file that must be there and is not, or is a folder or a link to nothing. */
export function missing(file: string): FileDiagnostic {
  return { file, line: 1, where: 'filen', found: 'ingen fil, der kan læses', expected: `filen ${file}` };
}

/** Formats a diagnostic for a terminal: its place, what was found, what to write instead, and an example of one line. */
export function formatDiagnostic({ file, line, where, found, expected, example }: FileDiagnostic): string {
  const lines = [
    `${file}${line ? `:${line}` : ''}  ${where}`,
    `  fandt:     ${visibleText(excerpt(found))}`,
    `  forventer: ${expected}`,
  ];
  if (example && !example.includes('\n')) lines.push(`  fx:        ${excerpt(example, 200)}`);
  return lines.join('\n');
}

/** Formats all diagnostics, sorted by file and line, with a count at the end. */
export function formatDiagnostics(diagnostics: readonly FileDiagnostic[]): string {
  const sorted = diagnostics.toSorted(
    (a, b) => danishOrder.compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(sorted.map((diagnostic) => diagnostic.file)).size;
  return `${sorted.map(formatDiagnostic).join('\n\n')}\n\n${sorted.length} fejl i ${files} ${files === 1 ? 'fil' : 'filer'}.`;
}

/** Thrown when the site cannot be published. Its message names each place to correct, so nobody needs the stack. */
export class ReportError extends Error {}
