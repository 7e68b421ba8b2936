import { visibleText } from './invisible-characters.ts';

/** What is wrong at one place in the content, with what a writer needs to put it right. */
export type Diagnostic = {
  /** Path relative to the project root. */
  readonly file: string;
  /** Not in the site's own TypeScript files, where `where` is the name to search for. */
  readonly line?: number;
  /** Front matter field, component or heading that is wrong. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  /** Correct line to paste. */
  readonly example?: string;
};

function formatDiagnostic(diagnostic: Diagnostic): string {
  const lines = [
    `${diagnostic.file}${diagnostic.line ? `:${diagnostic.line}` : ''}  ${diagnostic.where}`,
    `  fandt:     ${visibleText(diagnostic.found)}`,
    `  forventer: ${diagnostic.expected}`,
  ];
  if (diagnostic.example) lines.push(`  fx:        ${diagnostic.example}`);
  return lines.join('\n');
}

/** Formats all diagnostics, sorted by file and line, with a count at the end. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = diagnostics.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'da') || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(sorted.map((diagnostic) => diagnostic.file)).size;
  return `${sorted.map(formatDiagnostic).join('\n\n')}\n\n${sorted.length} fejl i ${files} ${files === 1 ? 'fil' : 'filer'}.`;
}

/** Thrown when the site cannot be published. Its message names each place to correct, so nobody needs the stack. */
export class ReportError extends Error {}
