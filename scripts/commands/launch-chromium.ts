import { type Browser, chromium } from 'playwright';
import { chromiumArguments } from '../chromium-arguments.ts';
import { ensureChromium } from './ensure-chromium.ts';

/** Starts a Chromium that works here, for a command that is of no use without one. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  const found = ensureChromium();
  if (!found.ok) throw new Error(found.message);
  return chromium.launch({ executablePath: found.path, args: [...chromiumArguments, ...more] });
}
