import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-routes.ts';

test('a former address is replaced, and the state says where the visitor came from', () => {
  expect(redirectTarget('/pricing?a=1#seo')).toEqual({
    to: '/priser?a=1#seo',
    state: { from: '/pricing', type: 301 },
  });
});

test('a page stays', () => {
  expect(redirectTarget('/priser')).toBeNull();
});
