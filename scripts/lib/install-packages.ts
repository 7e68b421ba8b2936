import { spawnSync } from 'node:child_process';

/** Installs Debian packages and says so before. Returns false if that fails or the user is not root. */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installerer ${packages.join(', ')} med apt-get ...`);
  const aptGet = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages);
}
