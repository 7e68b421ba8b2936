import { type Command, variables } from './variables.ts';

/** Every variable that the commands cannot use, in one message; null when all is well. Empty counts as not set. */
export function environmentProblems(
  env: Readonly<Record<string, string | undefined>>,
  commands: readonly Command[],
): string | null {
  const wrong = variables.flatMap(({ name, usedBy, rule }) => {
    const value = env[name];
    const isRead = usedBy.some((command) => commands.includes(command));
    return isRead && rule && value && !rule.holds(value) ? `  ${name} ${rule.says}. Nu: "${value}"` : [];
  });
  if (!wrong.length) return null;
  const count = wrong.length === 1 ? 'En miljøvariabel' : `${wrong.length} miljøvariabler`;
  return `${count} kan ikke bruges:\n${wrong.join('\n')}`;
}

/** Ends the process with all that is wrong with the variables, before anything is built or served. */
export function checkEnvironment(...commands: Command[]): void {
  const problems = environmentProblems(process.env, commands);
  if (problems === null) return;
  console.error(problems);
  process.exit(1);
}
