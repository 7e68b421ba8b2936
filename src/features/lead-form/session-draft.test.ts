import { expect, onTestFinished, test, vi } from 'vitest';
import { readDraft, writeDraft } from './session-draft.ts';

test.each([
  ['blocked', new DOMException('forbidden', 'SecurityError')],
  ['full or damaged', '{"step":'],
])('a draft in storage that is %s cannot be read, and nothing throws', (_what, stored) => {
  const answer = () => {
    if (stored instanceof Error) throw stored;
    return stored;
  };
  vi.stubGlobal('sessionStorage', { getItem: answer, setItem: answer, removeItem: answer });
  onTestFinished(() => void vi.unstubAllGlobals());
  writeDraft('prisberegner', '{}');
  writeDraft('prisberegner', undefined);
  expect(readDraft('prisberegner')).toBeNull();
});
