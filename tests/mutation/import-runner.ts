import { test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * Reports a test file that throws on import as one failing test. A mutant in top-level code, such as a formatter
 * created when the module loads, makes the import throw. Stryker counts failed tests only and would otherwise report
 * the mutant as survived.
 */
export default class ImportRunner extends VitestTestRunner {
  override async importFile(file: string, source: 'collect' | 'setup'): Promise<void> {
    try {
      await super.importFile(file, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      test('the test file can be imported', () => {
        throw error;
      });
    }
  }
}
