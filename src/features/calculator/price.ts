import { facts } from '#src/site/facts.ts';
import type { Answers } from './answers.ts';
import { seoPackages, sizes } from './options.ts';

/** Prices in whole kroner, excluding VAT. */
type Quote = {
  /** One-time price of the website, after discount; 0 until a size is chosen. */
  readonly totalPrice: number;
  /** Monthly price of SEO; 0 without it. Never part of `totalPrice`. */
  readonly seoPrice: number;
};

export function quote({ size, seo }: Answers): Quote {
  return {
    totalPrice: size ? facts[sizes[size].offer?.price ?? sizes[size].price].value : 0,
    seoPrice: seo ? facts[seoPackages[seo].price].value : 0,
  };
}
