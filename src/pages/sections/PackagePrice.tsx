import { Badge } from '#src/components/Badge.tsx';
import { FactValue, Price } from '#src/components/fact/FactValue.tsx';
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
export function PackagePrice({ pack: { price, isDiscounted }, from, per }: PackagePriceProps) {
  return (
    <div className={`soft ${styles.price}`}>
      <p>
        {from && 'fra'}{' '}
        <b className="figure">
          <FactValue name={price} />
        </b>{' '}
        {isDiscounted && (
          // The wording is fixed: no space before the percent sign.
          <Badge>
            <span data-fact="rabat.procent">{`${facts['rabat.procent'].value}%`}</span> RABAT
          </Badge>
        )}
      </p>
      <p>
        {per && `${per} `}
        <FactValue name="pakker.moms" />, <Price name={price} form="inkl" />
      </p>
      {isDiscounted && (
        <p>
          Listepris {from && 'fra '}
          <Price name="rabat.listepris" />
        </p>
      )}
    </div>
  );
}
