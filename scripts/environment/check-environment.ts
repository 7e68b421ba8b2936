import { type Command, variables } from './variables.ts';

/**
 * Returns one message with all invalid variables that the commands read, or null if there are none. Empty counts as
 * not set.
 */
export function environmentDiagnostics(
  env: Readonly<Record<string, string | undefined>>,
  commands: readonly Command[],
): string | null {
  const invalid = variables.flatMap(({ name, usedBy, fault }) => {
    const value = env[name];
    const isRead = usedBy.some((command) => commands.includes(command));
    const message = value && isRead && fault?.(value);
    return message ? `  ${name} ${message}. Nu: "${value}"` : [];
  });
  if (!invalid.length) return null;
  const count = invalid.length === 1 ? 'En miljøvariabel' : `${invalid.length} miljøvariabler`;
  return `${count} kan ikke bruges:\n${invalid.join('\n')}`;
}

/** Exits the process with a message if a variable that the commands read is invalid. */
export function checkEnvironment(...commands: Command[]): void {
  const diagnostics = environmentDiagnostics(process.env, commands);
  if (diagnostics === null) return;
  console.error(diagnostics);
  process.exit(1);
}
