import { type Browser, chromium } from 'playwright';
import { chromiumArguments } from './chromium-arguments.ts';
import { ensureChromium } from './ensure-chromium.ts';

/**
 * Launches a Chromium that works on this machine, with additional command line arguments.
 * @throws if there is none
 */
export function launchChromium(...args: readonly string[]): Promise<Browser> {
  const path = ensureChromium();
  if (!path) throw new Error('There is no Chromium');
  return chromium.launch({ executablePath: path, args: [...chromiumArguments, ...args] });
}
