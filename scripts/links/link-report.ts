import type { LinkFault } from './check-built-links.ts';

/** Formats faults as text, with a count. What a component has wrong on several pages is listed once, with its pages. */
export function linkReport(faults: readonly LinkFault[]): string {
  /** Pages of each message. Map.groupBy is missing in Node 20, the oldest supported version. */
  const messages = new Map<string, Set<string>>();
  for (const { file, kind, where, expected } of faults) {
    const message = `${kind}: ${where}\n  forventer: ${expected}`;
    messages.set(message, (messages.get(message) ?? new Set()).add(file));
  }
  const lines = [...messages].map(
    ([message, files]) => `${message}\n  på:        ${[...files].join(', ')}\n`,
  );
  return [...lines, `${messages.size} fejl i links og filer.`].join('\n');
}
