import { cleanText } from './clean-text.ts';

/** Returns the values as they are sent, in the same order. */
export function cleanValues<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, cleanText(value)]);
  return Object.fromEntries(entries) as Values;
}
