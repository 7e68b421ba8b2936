import { type Browser, chromium } from 'playwright';
import { chromiumArguments } from './chromium-arguments.ts';
import { ensureChromium } from './ensure-chromium.ts';

/**
 * Launches a Chromium that works on this machine, with additional command line arguments.
 * @throws if there is none
 */
export function launchChromium(...args: readonly string[]): Promise<Browser> {
  const found = ensureChromium();
  if (!found.ok) throw new Error(found.message);
  return chromium.launch({ executablePath: found.path, args: [...chromiumArguments, ...args] });
}
