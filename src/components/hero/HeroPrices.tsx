import type { ReactNode } from 'react';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
import { type FactName, facts } from '#src/site/facts.ts';
import { vatNote } from '#src/site/format-fact.ts';
import styles from './HeroPrices.module.css';

type HeroPriceProps = {
  readonly href: string;
  readonly label: string;
  /** Lowest price of what the link leads to. */
  readonly price: FactName;
  /** Unit after the amount, such as `pr. måned`. */
  readonly per?: string | undefined;
  /** Island that the price belongs to. */
  readonly picture?: ReactNode;
};

/** Links below the lead of a `PageHero`, each with the lowest price of what it leads to. */
export function HeroPrices({ children }: { children: ReactNode }) {
  return <ul className={styles.prices}>{children}</ul>;
}

/** One of them. */
export function HeroPrice({ href, label, price, per, picture }: HeroPriceProps) {
  return (
    <li>
      {picture}
      <a className="target covers" href={href}>
        {label}
      </a>
      <p className="caption">
        fra{' '}
        <b>
          <FactValue name={price} />
        </b>
        <br />
        {per && `${per} `}
        {vatNote(facts[price]).replace(' ', '\u00a0')}
        <br />
        <Price name={price} form="inkl" isWhole />
      </p>
    </li>
  );
}
