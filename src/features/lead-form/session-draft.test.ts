import { expect, onTestFinished, test, vi } from 'vitest';
import { readDraft, writeDraft } from './session-draft.ts';

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

test('what is kept comes back until it is forgotten, each form and each part by itself', () => {
  const kept = storage();
  writeDraft('prisberegner', 'beregner', { step: 'google' });
  writeDraft('prisberegner', 'felter', { name: 'Bo' });
  writeDraft('kontaktformular', 'felter', { name: 'Åse' });
  expect(readDraft('prisberegner', 'beregner')).toEqual({ step: 'google' });
  writeDraft('prisberegner', 'beregner', undefined);
  expect(readDraft('prisberegner', 'beregner')).toBeUndefined();
  expect(readDraft('prisberegner', 'felter')).toEqual({ name: 'Bo' });
  expect(readDraft('kontaktformular', 'felter')).toEqual({ name: 'Åse' });
  writeDraft('prisberegner', 'felter', undefined);
  expect([...kept.keys()]).toEqual(['kontaktformular']);
});

test.each(['', '{"felter":', 'null', '7', '"x"', '[]'])(
  '%j is nothing usable, and goes when the form is forgotten',
  (text) => {
    const kept = storage().set('prisberegner', text);
    expect(readDraft('prisberegner', 'felter')).toBeUndefined();
    writeDraft('prisberegner', 'felter', undefined);
    expect(kept.size).toBe(0);
  },
);

test('storage that is forbidden or full stops nothing', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  storage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft('prisberegner', 'felter', {});
  writeDraft('prisberegner', 'felter', undefined);
  expect(readDraft('prisberegner', 'felter')).toBeUndefined();
});
