import type { ReactNode } from 'react';
import { Price } from '#src/components/fact/Fact.tsx';
import { facts } from '#src/site/facts.ts';
import styles from './OptionPrice.module.css';
import { type SeoId, type SizeId, seoPackages, sizes } from './options.ts';

/** Amount with the VAT note on a separate line. */
function OptionPrice({ children }: { children: ReactNode }) {
  return (
    <>
      <strong className={styles.amount}>{children}</strong>
      <small className={styles.vat}>{facts['pakker.moms'].value}</small>
    </>
  );
}

/** Starting price of a website, with the list price if it is discounted. */
export function SizePrice({ size }: { size: SizeId }) {
  const { price, offer } = sizes[size];
  return (
    <>
      {offer && (
        <span className={styles.listPrice}>
          Listepris fra <Price name={price} short />
        </span>
      )}
      <OptionPrice>
        fra <Price name={offer?.price ?? price} short />
      </OptionPrice>
    </>
  );
}

/** Monthly price of an SEO package. */
export function SeoPrice({ seo }: { seo: SeoId }) {
  return (
    <OptionPrice>
      <Price name={seoPackages[seo].price} short /> pr. måned
    </OptionPrice>
  );
}
