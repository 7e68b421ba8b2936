import { findOnPath } from '../find-on-path.ts';
import { installPackages } from './install-packages.ts';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const programs = [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['Xvfb']];

/** Installs missing engines, as root on Debian. `ensureChromium` installs Chromium. */
export function ensureEngines(): void {
  const missing = programs.some((names) => !names.some(findOnPath));
  if (!missing || process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  console.log('Installerer Firefox og WebKitGTK ...');
  installPackages(...packages);
}
