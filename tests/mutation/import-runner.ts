import { test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * Runs a test file that cannot be imported as one failing test. A mutant in code that runs on import, such as a
 * formatter set up at the top of a module, throws there; Stryker counts tests, and would take no test for no fault.
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
