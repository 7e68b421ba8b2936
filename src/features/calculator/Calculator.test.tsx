import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { Calculator } from './Calculator.tsx';

const html = renderToStaticMarkup(
  <>
    <Calculator idPrefix="beregner" endpoint="/webhook/tilbud" />
    <Calculator idPrefix="beregner-2" endpoint="/webhook/tilbud" stoerrelse="mellem" />
  </>,
);

test('gives several calculators on a page different ids', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('preselects the given size, with its price, in that calculator only', () => {
  const chosen = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input);
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain('value="mellem"');
  expect(html).toContain(`Vejledende pris: fra ${formatPrice(facts['pakke.mellem.tilbudspris'], 'begge')}`);
});
