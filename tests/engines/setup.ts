import { installPackages } from '../../scripts/lib/install-packages.ts';
import { firefox } from './start-firefox.ts';
import { webkit } from './start-webkit.ts';

/**
 * Installs the engines on CI, before the files that use them run side by side. Nobody's own computer gets programs for a
 * test: there the test is skipped.
 */
export default function setup(): void {
  if (process.env.CI === 'true' && !(firefox.installed() && webkit.installed()))
    installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}
