import { afterEach, expect, test, vi } from 'vitest';
import { installOnCi } from './install-packages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('without CI=true nothing is installed, as root neither', () => {
  vi.stubEnv('CI', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  // Every installation is announced.
  const announced = vi.spyOn(console, 'log').mockReturnValue();
  expect(installOnCi('firefox-esr')).toBe(false);
  expect(announced).not.toHaveBeenCalled();
});
