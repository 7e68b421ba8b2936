import { expect, onTestFinished, test, vi } from 'vitest';
import { readDraft, writeDraft } from './session-draft.ts';

/** Mocks session storage, which Node lacks. */
function mockStorage(methods: Partial<Storage> = {}): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    ...methods,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return stored;
}

test('stores and removes the draft of each form independently', () => {
  mockStorage();
  writeDraft('prisberegner', '{"step":"google"}');
  writeDraft('kontaktformular', '{"name":"Åse"}');
  expect(readDraft('prisberegner')).toEqual({ step: 'google' });
  writeDraft('prisberegner', undefined);
  expect(readDraft('prisberegner')).toBeUndefined();
  expect(readDraft('kontaktformular')).toEqual({ name: 'Åse' });
});

test('says that storage cannot be read, and does not throw, when it is blocked, full or no JSON', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  mockStorage().set('prisberegner', '{"step":');
  expect(readDraft('prisberegner')).toBeNull();
  mockStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft('prisberegner', '{}');
  writeDraft('prisberegner', undefined);
  expect(readDraft('prisberegner')).toBeNull();
});
