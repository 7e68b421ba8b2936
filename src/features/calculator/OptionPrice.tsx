import type { ReactNode } from 'react';
import { Price } from '#src/components/fact/Fact.tsx';
import { facts } from '#src/site/facts.ts';
import styles from './OptionPrice.module.css';
import { type SeoId, type SizeId, seoPackages, sizes } from './options.ts';

/** An amount beside what it buys, its VAT words on a line of their own. */
function OptionPrice({ children }: { children: ReactNode }) {
  return (
    <>
      <strong className={styles.amount}>{children}</strong>
      <small className={styles.vat}>{facts['pakker.moms'].value}</small>
    </>
  );
}

/** What a website costs from; with an offer also the list price. */
export function SizePrice({ size }: { size: SizeId }) {
  const { listPrice, offer } = sizes[size];
  return (
    <>
      {offer && (
        <span className={styles.listPrice}>
          Listepris fra <Price name={listPrice} short />
        </span>
      )}
      <OptionPrice>
        fra <Price name={offer?.price ?? listPrice} short />
      </OptionPrice>
    </>
  );
}

/** What a package costs every month. */
export function SeoPrice({ seo }: { seo: SeoId }) {
  return (
    <OptionPrice>
      <Price name={seoPackages[seo].price} short /> pr. måned
    </OptionPrice>
  );
}
