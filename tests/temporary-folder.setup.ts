import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Points `TMPDIR` at a new temp directory for the test run, and removes that directory afterwards. */
export default function setup() {
  const directory = mkdtempSync(join(tmpdir(), 'tests-'));
  // Apache, started by root, serves as another user.
  chmodSync(directory, 0o755);
  process.env.TMPDIR = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
