import type { ReactNode } from 'react';
import { Price } from '#src/components/fact/Fact.tsx';
import { facts, type PriceName } from '#src/site/facts.ts';
import { vatNote } from '#src/site/format-fact.ts';
import styles from './OptionPrice.module.css';
import { type SeoId, type SizeId, seoPackages, sizes } from './options.ts';

/** Amount with the VAT note and the amount with VAT on separate lines. */
function OptionPrice({ price, children }: { price: PriceName; children: ReactNode }) {
  return (
    <>
      <strong className={styles.amount}>{children}</strong>
      <small className={styles.vat}>{vatNote(facts[price])}</small>
      <small className={styles.vat}>
        <Price name={price} form="inkl" />
      </small>
    </>
  );
}

/** Starting price of a website, with the list price if it is discounted. */
export function SizePrice({ size }: { size: SizeId }) {
  const { price, isOffered } = sizes[size];
  return (
    <>
      {isOffered && (
        <span className={`caption ${styles.listPrice}`}>
          Listepris fra <Price name="rabat.listepris" short />
        </span>
      )}
      <OptionPrice price={price}>
        fra <Price name={price} short />
      </OptionPrice>
    </>
  );
}

/** Monthly price of an SEO package. */
export function SeoPrice({ seo }: { seo: SeoId }) {
  return (
    <OptionPrice price={seoPackages[seo].price}>
      <Price name={seoPackages[seo].price} short /> pr.{'\u00a0'}måned
    </OptionPrice>
  );
}
