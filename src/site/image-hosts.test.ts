import { expect, test } from 'vitest';
import { isExternalPicture } from './image-hosts.ts';

test.each([
  ['https://pictures.example/a/b.jpg', true],
  ['https://pictures.example.evil/b.jpg', false],
  ['https://andre.example/b.jpg', false],
  ['http://pictures.example/b.jpg', false],
  ['mappe/navn.webp', false],
])('%s is on a listed host: %s', (address, listed) => {
  expect(isExternalPicture(address, ['https://pictures.example'])).toBe(listed);
});
