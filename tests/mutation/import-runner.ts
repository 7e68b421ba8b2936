import { test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * Turns a test file that fails to import into one failing test. A mutant in code that runs on import, such as a
 * formatter created at the top of a module, throws there. Stryker counts only tests, so without this the mutant would
 * survive.
 */
export default class ImportRunner extends VitestTestRunner {
  override async importFile(file: string, source: 'collect' | 'setup'): Promise<void> {
    try {
      await super.importFile(file, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      test('the file can be imported', () => {
        throw error;
      });
    }
  }
}
