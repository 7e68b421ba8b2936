import { type FactName, facts } from './facts.ts';

/** Is this a name in the registry? Used where the name comes from content. */
export function isFactName(name: string): name is FactName {
  return Object.hasOwn(facts, name);
}
