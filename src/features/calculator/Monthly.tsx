import { untranslated } from '#src/components/fact/Fact.tsx';
import { formatKroner } from '#src/site/format-fact.ts';
import { quoteVat, withVatText } from './price.ts';

/** What SEO costs each month, in parts between which a line may end. */
export function Monthly({ amount }: { amount: number }) {
  return (
    <>
      <strong {...untranslated}>{`+ ${formatKroner(amount)}`}</strong> <span>hver måned til SEO,</span>{' '}
      <span>{quoteVat}</span> <span>{`(${withVatText(amount)})`}</span>
    </>
  );
}
