import { type FactName, facts } from './facts.ts';

/** Returns whether a name from the content is in the registry. */
export function isFactName(name: string): name is FactName {
  return Object.hasOwn(facts, name);
}
