import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { variables } from './variables.ts';

/** Returns one message with all invalid variables, or null if there are none. Empty counts as not set. */
export function environmentDiagnostics(env: Readonly<Record<string, string | undefined>>): string | null {
  const invalid = variables.flatMap(({ name, fault }) => {
    const value = env[name];
    const message = value && fault?.(value, env.SITE_URL ?? '');
    return message ? `  ${name} ${message}. Nu: "${value}"` : [];
  });
  if (!invalid.length) return null;
  const count = invalid.length === 1 ? 'En miljøvariabel' : `${invalid.length} miljøvariabler`;
  return `${count} kan ikke bruges:\n${invalid.join('\n')}`;
}

/** Returns what to do about a folder whose path Vite and Node would read as an address, or null. */
export function pathDiagnostic(folder: string): string | null {
  const [sign] = /[%#?]/.exec(folder) ?? [];
  return sign
    ? `Byggeriet kan ikke læse filer i ${folder}: omdøb mappen, så der ikke er ${sign} i navnet.`
    : null;
}

/** Exits the process with a message if a variable is invalid, or a folder's path. */
export function checkEnvironment(): void {
  const content = resolve(root, process.env.CONTENT_DIRECTORY || 'content');
  const diagnostics =
    environmentDiagnostics(process.env) ??
    pathDiagnostic(root) ??
    pathDiagnostic(existsSync(content) ? realpathSync(content) : content);
  if (diagnostics === null) return;
  console.error(diagnostics);
  process.exit(1);
}
