import { expect, onTestFinished, test, vi } from 'vitest';
import { parseTextValues, readDraft, writeDraft } from './session-draft.ts';

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

test('stores and removes the draft of each part of each form independently', () => {
  const stored = mockStorage();
  writeDraft('prisberegner', 'beregner', { step: 'google' });
  writeDraft('prisberegner', 'felter', { name: 'Bo' });
  writeDraft('kontaktformular', 'felter', { name: 'Åse' });
  expect(readDraft('prisberegner', 'beregner')).toEqual({ step: 'google' });
  writeDraft('prisberegner', 'beregner', undefined);
  expect(readDraft('prisberegner', 'beregner')).toBeUndefined();
  expect(readDraft('prisberegner', 'felter')).toEqual({ name: 'Bo' });
  expect(readDraft('kontaktformular', 'felter')).toEqual({ name: 'Åse' });
  writeDraft('prisberegner', 'felter', undefined);
  expect([...stored.keys()]).toEqual(['kontaktformular']);
});

test.each(['', '{"felter":', 'null', '7'])(
  'ignores the unusable value %j and removes it with the draft',
  (text) => {
    const stored = mockStorage().set('prisberegner', text);
    expect(readDraft('prisberegner', 'felter') ?? null).toBeNull();
    writeDraft('prisberegner', 'felter', undefined);
    expect(stored.size).toBe(0);
  },
);

test('says that storage cannot be read, and does not throw, when it is blocked or full', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  mockStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft('prisberegner', 'felter', {});
  writeDraft('prisberegner', 'felter', undefined);
  expect(readDraft('prisberegner', 'felter')).toBeNull();
});

const empty = { name: '', phone: '12' };

test.each<[unknown, { name: string; phone: string }]>([
  [undefined, empty],
  ['x', empty],
  [{ name: 7, phone: null }, empty],
  [
    { phone: '', more: 'x' },
    { name: '', phone: '' },
  ],
  [
    { name: 'Åse', more: 'x' },
    { name: 'Åse', phone: '12' },
  ],
])('reads the named text values from %o', (stored, expected) => {
  expect(parseTextValues(stored, empty)).toEqual(expected);
});
