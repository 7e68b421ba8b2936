import { expect, test } from 'vitest';
import { analyticsSettings, dataAttributes, policyOrigins } from './analytics-settings.ts';

test('without a script there is nothing, whatever else is set', () => {
  expect(analyticsSettings({ VITE_ANALYTICS_ATTRIBUTES: 'data-domain=a' })).toBeNull();
  expect(analyticsSettings({ VITE_ANALYTICS_SRC: '' })).toBeNull();
});

test('a script alone is enough', () => {
  const source = 'https://tal.example/script.js';
  expect(analyticsSettings({ VITE_ANALYTICS_SRC: source })).toEqual({ source, attributes: {}, origins: [] });
});

test('a script with all that may go with it', () => {
  expect(
    analyticsSettings({
      VITE_ANALYTICS_SRC: '/tal.js',
      VITE_ANALYTICS_ATTRIBUTES: 'data-site-id="1"',
      VITE_ANALYTICS_ORIGINS: 'https://a.example https://b.example',
    }),
  ).toEqual({
    source: '/tal.js',
    attributes: { 'data-site-id': '1' },
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('attributes are written as in an embed code', () => {
  const text = `data-domain="firma.dk, www.firma.dk" data-tag='a "b"'\n data-website-id=94db-1cb1 data-defer`;
  expect(dataAttributes(text)).toEqual({
    'data-domain': 'firma.dk, www.firma.dk',
    'data-tag': 'a "b"',
    'data-website-id': '94db-1cb1',
    'data-defer': '',
  });
});

test.each(['onload="alert(1)"', 'data-domain="firma.dk', 'data-a="1"onload=b', 'firma.dk', '{"domain":"a"}'])(
  'attributes %j are refused',
  (text) => {
    expect(dataAttributes(text)).toBeNull();
  },
);

test('origins have spaces between', () => {
  const origins = ['https://*.tal.example', 'http://localhost:8080'];
  expect(policyOrigins(` ${origins.join('  ')} `)).toEqual(origins);
});

test.each([
  'tal.example',
  'https://tal.example/sti',
  "'unsafe-inline'",
  'https://*',
  'xhttps://a.example',
  'https://a.example tal.example',
  'https://a.example;',
  '*',
])('an origin %j is refused', (text) => {
  expect(policyOrigins(text)).toBeNull();
});
