import { speculationRules } from '#src/lib/speculation-rules.ts';

/**
 * Adds the speculation rules that prerender links. Added by script because in the HTML they would take up bytes of
 * the connection's first round trip.
 */
export function startPrerendering(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = speculationRules;
  document.head.append(script);
}
