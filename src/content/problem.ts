/** One thing that is wrong in the content, told so that a writer can mend it. */
export type Problem = {
  /** Path from the project's root. */
  readonly file: string;
  readonly line: number;
  /** Front matter field, component or heading that the problem is about. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  /** A line to paste, in the form the writer is writing. */
  readonly example?: string;
};

/** One problem as the writer reads it: place, then found, expected and example under each other. */
function formatProblem(problem: Problem): string {
  const lines = [
    `${problem.file}:${problem.line}  ${problem.where}`,
    `  fandt:     ${problem.found}`,
    `  forventer: ${problem.expected}`,
  ];
  if (problem.example) lines.push(`  fx:        ${problem.example}`);
  return lines.join('\n');
}

/** All problems, sorted by file and line, with a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file, 'da') || a.line - b.line);
  const files = new Set(sorted.map((problem) => problem.file)).size;
  const count = sorted.length === 1 ? '1 fejl' : `${sorted.length} fejl`;
  const places = files === 1 ? '1 fil' : `${files} filer`;
  return `${sorted.map(formatProblem).join('\n\n')}\n\n${count} i ${places}.`;
}

/** The content cannot be published; carries every problem found. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
