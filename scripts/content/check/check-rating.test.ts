import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { content } from '../../../tests/fixtures/published-content.ts';
import { checkRating } from './check-rating.ts';

const { testimonials } = content.data;

test('accepts the testimonials of the site', () => {
  expect(checkRating(testimonials)).toEqual([]);
});

test('reports testimonials whose average is not the rating that the site claims, with the name of the fact', () => {
  expect(checkRating([{ rating: 1 }])).toMatchObject([
    {
      file: 'content/data/udtalelser.yaml',
      found: expect.stringMatching(/^\d(,\d)? ud af 5$/),
      expected: expect.stringMatching(
        new RegExp(`^${facts['bedoemmelse.kundeudtalelser'].value}.* ret bedoemmelse.kundeudtalelser i `),
      ),
    },
  ]);
});

test('reports that there are no testimonials', () => {
  expect(checkRating([])).toMatchObject([{ found: 'ingen udtalelser' }]);
});
