import { HeroPrice, HeroPrices } from '#src/components/hero/HeroPrices.tsx';
import { sizes } from '#src/features/calculator/questions.ts';
import { SizeIllustration } from '#src/features/calculator/SizeIllustration.tsx';

/** Links to the website packages further down the page, each with its price and its island. */
export function PackageLinks() {
  return (
    <nav aria-label="Hjemmesidepakker">
      <HeroPrices>
        {Object.entries(sizes).map(([id, { name, price, rings }]) => (
          <HeroPrice
            key={id}
            href={`#${id}`}
            label={name}
            price={price}
            picture={<SizeIllustration rings={rings} />}
          />
        ))}
      </HeroPrices>
    </nav>
  );
}
