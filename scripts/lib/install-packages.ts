import { spawnSync } from 'node:child_process';

/** Installs Debian packages. Returns false if that fails or the user is not root. */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installerer ${packages.join(', ')} ...`);
  const aptGet = (args: readonly string[], timeout: number) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return (
    aptGet(['update'], 120_000) && aptGet(['install', '-y', '--no-install-recommends', ...packages], 600_000)
  );
}
