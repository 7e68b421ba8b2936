import { installOnCi } from '../../scripts/lib/install-packages.ts';
import { firefox } from './start-firefox.ts';
import { webkit } from './start-webkit.ts';

/** Installs the engines on CI, before the files that use them run side by side. */
export default function setup(): void {
  if (!firefox.installed() || !webkit.installed()) installOnCi('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}
