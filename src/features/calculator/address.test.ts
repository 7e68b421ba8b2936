import { expect, onTestFinished, test, vi } from 'vitest';
import { calculatorUrl, searchFromAnswers, stateFromSearch, writeEntry } from './address.ts';
import { parseAnswers } from './answers.ts';
import { initialState } from './state.ts';

const offered = { step: 'offer', answers: parseAnswers({ size: 'stor', google: 'nej' }) } as const;

test.each([
  ['', undefined],
  ['?google=ja&seo=premium', undefined],
  ['?stoerrelse=constructor', undefined],
  ['?stoerrelse=%E0%A4%A', undefined],
  ['?stoerrelse=lille', 'google'],
  ['?stoerrelse=lille&google=måske&seo=basic', 'google'],
  ['?stoerrelse=lille&google=ja&seo=gratis', 'seo'],
  ['?stoerrelse=stor&google=nej&seo=premium', 'offer'],
  ['?utm_source=x&seo=basic&google=ja&stoerrelse=lille', 'offer'],
])('the query %j opens the step %s', (search, step) => {
  expect(stateFromSearch(search)?.step).toBe(step);
});

test.each([
  [{}, '/priser#prisudregner'],
  [{ size: 'stor', google: 'nej' }, '/priser?stoerrelse=stor&google=nej#prisudregner'],
  [
    { size: 'mellem', google: 'ja', seo: 'standard' },
    '/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner',
  ],
])('%j round-trips through the address %s', (values, url) => {
  const answers = parseAnswers(values);
  expect(calculatorUrl(answers)).toBe(url);
  expect(stateFromSearch(new URL(url, 'https://x.dk').search)?.answers ?? parseAnswers({})).toEqual(answers);
});

test('keeps the other parameters of the query', () => {
  const search = '?utm_source=x&stoerrelse=lille&google=nej';
  expect(searchFromAnswers({ size: 'stor' }, search)).toBe('?utm_source=x&stoerrelse=stor');
  expect(searchFromAnswers({}, search)).toBe('?utm_source=x');
});

/** Mocks the history of a page, which Node lacks; returns what is written to it. */
function mockHistory(address: string) {
  const written: unknown[][] = [];
  const record = (kind: string) => (state: unknown, _title: string, url: URL) =>
    void written.push([kind, state, url.href]);
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('history', {
    state: { from: '/pricing' },
    pushState: record('push'),
    replaceState: record('replace'),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return written;
}

test('the address names the answers from the offer on, and the history entry the state', () => {
  const written = mockHistory('https://firma.example/priser?a=1&stoerrelse=lille#her');
  const asked = initialState('stor');
  writeEntry(asked);
  writeEntry(offered, true);
  writeEntry(undefined);
  const from = '/pricing';
  expect(written).toEqual([
    ['replace', { from, prisberegner: asked }, 'https://firma.example/priser?a=1'],
    ['push', { from, prisberegner: offered }, 'https://firma.example/priser?a=1&stoerrelse=stor&google=nej'],
    ['replace', { from, prisberegner: undefined }, 'https://firma.example/priser?a=1'],
  ]);
});

test('writes to this site when its host serves the page with two slashes', () => {
  const written = mockHistory('https://firma.example//priser');
  writeEntry(offered);
  expect(written.map(([, , address]) => address)).toEqual([
    'https://firma.example//priser?stoerrelse=stor&google=nej',
  ]);
});
