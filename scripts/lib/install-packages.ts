import { spawnSync } from 'node:child_process';

/** Installs Debian packages and says so before. Returns false if that fails or the user is not root. */
export function installPackages(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installerer ${packages.join(', ')} med apt-get ...`);
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

/**
 * Installs Debian packages where `CI=true`. Nobody's own computer gets programs for a test: there the test is skipped,
 * and the summary of `npm test` says so.
 */
export const installOnCi = (...packages: readonly string[]): boolean =>
  process.env.CI === 'true' && installPackages(...packages);
