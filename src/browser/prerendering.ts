import { speculationRules } from '#src/lib/speculation-rules.ts';

/** Has links rendered ahead. HTML that arrives in the first flight of a connection has better things to carry. */
export function startPrerendering(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = speculationRules;
  document.head.append(script);
}
