import { expect, onTestFinished, test, vi } from 'vitest';
import { readEntry, writeEntry } from './session-draft.ts';

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

test('what is kept comes back until it is forgotten, each entry of each form by itself', () => {
  const kept = storage();
  writeEntry('prisberegner', 'svar', { step: 2 });
  writeEntry('prisberegner', 'kontakt', { name: 'Bo' });
  writeEntry('kontaktformular', 'svar', { name: 'Åse' });
  expect(readEntry('prisberegner', 'svar')).toEqual({ step: 2 });
  writeEntry('prisberegner', 'svar', undefined);
  expect([
    readEntry('prisberegner', 'svar'),
    readEntry('prisberegner', 'kontakt'),
    readEntry('kontaktformular', 'svar'),
  ]).toEqual([undefined, { name: 'Bo' }, { name: 'Åse' }]);
  writeEntry('prisberegner', 'kontakt', undefined);
  expect([...kept.keys()]).toEqual(['kontaktformular']);
});

test.each(['', '{"svar":', 'null', '7'])('%j is nothing usable, and is written over', (text) => {
  storage().set('prisberegner', text);
  expect(readEntry('prisberegner', 'svar')).toBeUndefined();
  writeEntry('prisberegner', 'svar', 1);
  expect(readEntry('prisberegner', 'svar')).toBe(1);
});

test('storage that is forbidden or full stops nothing', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  storage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  writeEntry('prisberegner', 'svar', {});
  writeEntry('prisberegner', 'svar', undefined);
  expect(readEntry('prisberegner', 'svar')).toBeUndefined();
});
