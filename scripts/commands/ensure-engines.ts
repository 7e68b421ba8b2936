import { firefox } from '../engines/puppeteer-engine.ts';
import { webkit } from '../engines/webkit-engine.ts';
import { findOnPath } from '../lib/find-on-path.ts';
import { installPackages } from '../lib/install-packages.ts';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Installs missing engines, as root on Debian. `ensureChromium` installs Chromium. */
export function ensureEngines(): void {
  const complete = firefox.installed() && webkit.installed();
  if (complete || process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  console.log('Installerer Firefox og WebKitGTK ...');
  installPackages(...packages);
}
