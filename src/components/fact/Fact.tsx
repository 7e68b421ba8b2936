import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import { formatFact, formatValue, parseFactText, vatNote } from '#src/site/format-fact.ts';
import { sumPrices } from '#src/site/sum-prices.ts';

/** A fact in running text. `data-fakta` lets `npm run facts` find where it is shown. */
export function FactValue({ name }: { name: FactName }) {
  return <span data-fakta={name}>{formatFact(name)}</span>;
}

type PriceProps<Name> = { name: Name; short?: boolean };

/** A price with its VAT words; `short` leaves them out where the heading beside it says them. */
export function Price({ name, short = false }: PriceProps<FactName>) {
  return <Amount fact={facts[name]} names={name} short={short} />;
}

/** Prices added up, written as `sumPrices` reads them. */
export function PriceSum({ name, short = false }: PriceProps<string>) {
  const sum = sumPrices(name);
  return sum && <Amount fact={sum.fact} names={sum.names.join(' ')} short={short} />;
}

function Amount({ fact, names, short }: { fact: Fact; names: string; short: boolean }) {
  const note = short ? '' : vatNote(fact);
  return (
    <span data-fakta={names}>
      {note ? (
        // A line may break between amount and note, but in neither of them.
        <>
          <span>{formatValue(fact)}</span> <small>{note}</small>
        </>
      ) : (
        formatValue(fact)
      )}
    </span>
  );
}

/** Text from a data file, its `{{fact}}` tokens printed. */
export function FactText({ text }: { text: string }) {
  return parseFactText(text).map((part, index) => {
    // The parts of one text never change order, so their place is their identity.
    const key = index;
    // A line does not end on "kl.".
    if ('text' in part) return part.text.replace(/(?<=\bkl\.) $/, '\u00a0');
    return <Price key={key} name={part.fact} short={part.short} />;
  });
}
