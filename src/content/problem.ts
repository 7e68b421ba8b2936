import { visibleText } from './invisible-characters.ts';

/** A problem in the content, with the details that a writer needs to fix it. */
export type Problem = {
  /** Path relative to the project root. */
  readonly file: string;
  /** Not in the site's own TypeScript files, where `where` is the name to search for. */
  readonly line?: number;
  /** Front matter field, component or heading with the problem. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  /** Correct line to paste. */
  readonly example?: string;
};

function formatProblem(problem: Problem): string {
  const lines = [
    `${problem.file}${problem.line ? `:${problem.line}` : ''}  ${problem.where}`,
    `  fandt:     ${visibleText(problem.found)}`,
    `  forventer: ${problem.expected}`,
  ];
  if (problem.example) lines.push(`  fx:        ${problem.example}`);
  return lines.join('\n');
}

/** Formats all problems, sorted by file and line, with a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'da') || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(sorted.map((problem) => problem.file)).size;
  return `${sorted.map(formatProblem).join('\n\n')}\n\n${sorted.length} fejl i ${files} ${files === 1 ? 'fil' : 'filer'}.`;
}

/** Thrown when the site cannot be published. Its message names each place to correct, so nobody needs the stack. */
export class ReportError extends Error {}
