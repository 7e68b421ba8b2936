import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Points `TMPDIR` at a new temp directory for the test run, and removes that directory afterwards. */
export default function setup() {
  const directory = mkdtempSync(join(tmpdir(), 'tests-'));
  process.env.TMPDIR = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
