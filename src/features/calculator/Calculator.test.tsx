import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { Calculator } from './Calculator.tsx';

test('preselects the given size, with its price', () => {
  const html = renderToStaticMarkup(
    <Calculator idPrefix="beregner" endpoint="/webhook/tilbud" stoerrelse="mellem" />,
  );
  const chosen = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input);
  expect(chosen).toEqual([expect.stringContaining('value="mellem"')]);
  expect(html).toContain(`Vejledende pris: fra ${formatPrice(facts['pakke.mellem.pris'], 'begge')}`);
});
