import { useHead } from '@unhead/react';
import { criticalStyles } from './critical-styles.ts';

/** Puts the styles of the first view in the head. A page whose first view is not a `PageTop` says which it is. */
export function CriticalStyles({ of }: { of: keyof typeof criticalStyles }) {
  // One key: those of the page replace those of the layout.
  useHead({ style: [{ key: 'critical', innerHTML: criticalStyles[of] }] });
  return null;
}
