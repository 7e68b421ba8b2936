import { Badge } from '#src/components/Badge.tsx';
import { FactValue, Price } from '#src/components/fact/Fact.tsx';
import { facts } from '#src/site/facts.ts';
import type { Package } from '#src/site/packages.ts';
import styles from './Packages.module.css';

type PackagePriceProps = {
  pack: Package;
  /** Whether the price is a minimum. */
  from: boolean;
  /** Unit after the amount, such as `pr. måned`. */
  per: string | undefined;
};

/** Price in large type. The list price below, with the discount, is not struck through, since that would present it as a former price. */
export function PackagePrice({ pack: { price, offer }, from, per }: PackagePriceProps) {
  const discount = offer && facts[offer.discount];
  return (
    <div className={styles.price}>
      <p>
        {from && 'fra'}{' '}
        <b className="figure">
          <FactValue name={offer?.price ?? price} />
        </b>
      </p>
      <p>
        {per && `${per} `}ekskl.{'\u00a0'}moms
      </p>
      <p>
        <Price name={offer?.price ?? price} form="inkl" />
      </p>
      {offer && (
        <p className={styles.offer}>
          <span>
            Listepris {from && 'fra '}
            <Price name={price} />
          </span>
          {/* The wording is fixed: no space before the percent sign. */}
          {discount && 'value' in discount && (
            <Badge>
              <span data-fact={offer.discount}>{`${discount.value}%`}</span> RABAT
            </Badge>
          )}
        </p>
      )}
    </div>
  );
}
