import { HeroPrices } from '#src/components/hero/HeroPrices.tsx';
import { sizes } from '#src/features/calculator/questions.ts';
import { SizeIllustration } from '#src/features/calculator/SizeIllustration.tsx';

const items = Object.entries(sizes).map(([id, { name, price, rings }]) => ({
  href: `#${id}`,
  label: name,
  price,
  picture: <SizeIllustration rings={rings} />,
}));

/** Links to the website packages further down the page, each with its price and its island. */
export function PackageLinks() {
  return (
    <nav aria-label="Hjemmesidepakker">
      <HeroPrices items={items} />
    </nav>
  );
}
