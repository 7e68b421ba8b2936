import { expect, test } from 'vitest';
import { analyticsSettings, dataAttributes, policyOrigins } from './analytics-settings.ts';

test('returns null without a script, whatever else is set', () => {
  expect(analyticsSettings({ VITE_ANALYTICS_ATTRIBUTES: 'data-domain=a' })).toBeNull();
  expect(analyticsSettings({ VITE_ANALYTICS_SRC: '' })).toBeNull();
});

test('requires only a script', () => {
  const source = 'https://tal.example/script.js';
  expect(analyticsSettings({ VITE_ANALYTICS_SRC: source })).toEqual({ source, attributes: {}, origins: [] });
});

test('reads a script with attributes and origins', () => {
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

test('parses attributes as in an embed code', () => {
  const text = `data-domain="firma.dk, www.firma.dk" data-tag='a "b"'\n data-website-id=94db-1cb1 data-defer`;
  expect(dataAttributes(text)).toEqual({
    'data-domain': 'firma.dk, www.firma.dk',
    'data-tag': 'a "b"',
    'data-website-id': '94db-1cb1',
    'data-defer': '',
  });
});

test.each(['onload="alert(1)"', 'data-domain="firma.dk', 'data-a="1"onload=b', 'firma.dk', '{"domain":"a"}'])(
  'rejects the attributes %j',
  (text) => {
    expect(dataAttributes(text)).toBeNull();
  },
);

test('parses space-separated origins', () => {
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
])('rejects the origins %j', (text) => {
  expect(policyOrigins(text)).toBeNull();
});
