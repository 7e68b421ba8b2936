import { environmentProblems } from './environment-problems.ts';
import type { Command } from './variables.ts';

/** Ends the process with all that is wrong with the variables, before anything is built or served. */
export function checkEnvironment(...commands: Command[]): void {
  const problems = environmentProblems(process.env, commands);
  if (problems === null) return;
  console.error(problems);
  process.exit(1);
}
