import { facts } from '#src/site/facts.ts';
import type { Answers } from './answers.ts';
import { type SeoId, type SizeId, seoPackages, sizes } from './options.ts';

/** Prices in whole kroner, excluding VAT. */
export type Quote = {
  /** One-time price of the website, after discount; 0 until a size is chosen. */
  readonly totalPrice: number;
  /** Price of the website before discount; null without a discount. */
  readonly listPrice: number | null;
  /** Monthly price of SEO; 0 without it. Never part of `totalPrice`. */
  readonly seoPrice: number;
};

export function quote({ size, seo }: Answers): Quote {
  return { ...websitePrice(size), seoPrice: seo ? seoPrice(seo) : 0 };
}

function websitePrice(size: SizeId | null): Pick<Quote, 'totalPrice' | 'listPrice'> {
  if (size === null) return { totalPrice: 0, listPrice: null };
  const { listPrice, offer } = sizes[size];
  const list = kroner(listPrice);
  return offer ? { totalPrice: kroner(offer.price), listPrice: list } : { totalPrice: list, listPrice: null };
}

function seoPrice(seo: SeoId): number {
  return kroner(seoPackages[seo].price);
}

function kroner(name: keyof typeof facts): number {
  const fact = facts[name];
  if (fact.kind !== 'kroner') throw new Error(`${name} er ikke et beløb`);
  return fact.value;
}
