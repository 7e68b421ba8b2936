import { expect, test } from 'vitest';
import * as site from '#src/site/packages.ts';
import { type SeoId, type SizeId, seoPackages, sizes } from './options.ts';

// The calculator has its own table: that of /priser would add its comparison to the script.

test.each(site.websitePackages.packages)('$name has the price and offer that /priser shows', (shown) => {
  const size = sizes[shown.id as SizeId];
  expect([size.name, size.listPrice, size.offer?.price, size.offer?.text, size.popular]).toEqual([
    shown.name,
    shown.price,
    shown.offer?.price,
    shown.offer?.words,
    shown.popular,
  ]);
});

test.each(site.seoPackages.packages)('$name has the price that /priser shows', (shown) => {
  const seo = seoPackages[shown.id as SeoId];
  expect([seo.description, seo.price, seo.popular]).toEqual([shown.name, shown.price, shown.popular]);
});
