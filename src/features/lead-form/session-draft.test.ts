import { expect, onTestFinished, test, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './session-draft.ts';

/** A session's storage, which this environment does not have. */
function storage(methods: Partial<Storage> = {}): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...methods,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return kept;
}

test('what is kept comes back until it is cleared, each form by itself', () => {
  storage();
  writeDraft('prisberegner', { step: 2 });
  writeDraft('kontaktformular', { name: 'Åse' });
  expect(readDraft('prisberegner')).toEqual({ step: 2 });
  clearDraft('prisberegner');
  expect([readDraft('prisberegner'), readDraft('kontaktformular')]).toEqual([undefined, { name: 'Åse' }]);
});

test.each(['', '{"step":', 'null'])('%j is nothing usable', (text) => {
  storage().set('prisberegner', text);
  expect(readDraft('prisberegner')).toBeUndefined();
});

test('storage that is forbidden or full stops nothing', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  storage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft('prisberegner', {});
  clearDraft('prisberegner');
  expect(readDraft('prisberegner')).toBeUndefined();
});
