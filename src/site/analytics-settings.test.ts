import { expect, test } from 'vitest';
import { analyticsSettings, dataAttributes, policyOrigins } from './analytics-settings.ts';

test('needs a script, and reads its attributes and origins', () => {
  expect(analyticsSettings({ VITE_ANALYTICS_ATTRIBUTES: 'data-domain=a' })).toBeNull();
  expect(
    analyticsSettings({
      VITE_ANALYTICS_SRC: '/tal.js',
      VITE_ANALYTICS_ATTRIBUTES: `data-domain="firma.dk, www.firma.dk" data-tag='a "b"'\n data-id=94db-1cb1 data-defer`,
      VITE_ANALYTICS_ORIGINS: ' https://*.tal.example  http://localhost:8080',
    }),
  ).toEqual({
    source: '/tal.js',
    attributes: {
      'data-domain': 'firma.dk, www.firma.dk',
      'data-tag': 'a "b"',
      'data-id': '94db-1cb1',
      'data-defer': '',
    },
    origins: ['https://*.tal.example', 'http://localhost:8080'],
  });
});

test.each(['onload="alert(1)"', 'data-domain="firma.dk', 'data-a="1"onload=b', 'firma.dk'])(
  'rejects the attributes %j',
  (text) => {
    expect(dataAttributes(text)).toBeNull();
  },
);

test.each(['tal.example', 'https://tal.example/sti', "'unsafe-inline'", 'https://*', '*'])(
  'rejects the origins %j',
  (text) => {
    expect(policyOrigins(text)).toBeNull();
  },
);
