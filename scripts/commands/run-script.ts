import { spawnSync } from 'node:child_process';
import { root } from '../lib/root.ts';

/** Runs a script of package.json and streams its output. Returns true if it succeeds. */
export function runScript(name: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  });
  return status === 0;
}
