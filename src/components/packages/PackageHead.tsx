import { facts } from '#src/site/facts.ts';
import { calculatorHref } from '#src/site/navigation.ts';
import type { Package } from '#src/site/packages.ts';
import { Badge } from '../badge/Badge.tsx';
import { ButtonLink } from '../button/Button.tsx';
import { FactValue, Price } from '../fact/Fact.tsx';
import styles from './PackageHead.module.css';

/** Name, audience, price and button: the top of a column or card. */
export function PackageHead({ pack, per }: { pack: Package; per: string | undefined }) {
  const charged = pack.offer ?? pack.price;
  return (
    <div className={styles.head}>
      <p className={styles.name}>{pack.name}</p>
      {(pack.popular || pack.discount) && (
        <p className={styles.badges}>
          {pack.popular && <Badge tone="lamp">Mest populær</Badge>}
          {pack.discount && <Discount name={pack.discount} />}
        </p>
      )}
      <p className={styles.audience}>{pack.audience}</p>
      <p className={styles.price}>
        <span>
          {pack.offer ? (
            <>
              Før fra{' '}
              <s>
                <Price name={pack.price} short />
              </s>
            </>
          ) : (
            'Fra'
          )}
        </span>
        <b>
          <FactValue name={charged} />
        </b>
        <span>
          {per && `${per} `}
          ekskl. moms
        </span>
      </p>
      <ButtonLink href={calculatorHref} variant={pack.popular ? 'primary' : 'quiet'}>
        Beregn din pris
      </ButtonLink>
    </div>
  );
}

/** The badge's wording is fixed: no space before the sign. */
function Discount({ name }: { name: NonNullable<Package['discount']> }) {
  const fact = facts[name];
  return <Badge>{'value' in fact ? `${fact.value}% RABAT` : null}</Badge>;
}
