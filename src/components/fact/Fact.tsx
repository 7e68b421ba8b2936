import { keepTogether } from '#src/lib/keep-together.ts';
import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import { formatFact, formatValue, parseFactText, vatNote } from '#src/site/format-fact.ts';
import { sumPrices } from '#src/site/sum-prices.ts';

/** A translator must not touch an amount: '10.000' would become ten, or keep its value when the calculator changes it. */
export const untranslated = { translate: 'no' } as const;

/** Fact in running text. `npm run facts` uses `data-fakta` to find where it is shown. */
export function FactValue({ name }: { name: FactName }) {
  return (
    <span data-fakta={name} {...('vat' in facts[name] && untranslated)}>
      {formatFact(name)}
    </span>
  );
}

type PriceProps<Name> = { name: Name; short?: boolean };

/** Price with its VAT note; `short` omits the note where the text around it already states it. */
export function Price({ name, short = false }: PriceProps<FactName>) {
  return <Amount fact={facts[name]} names={name} short={short} />;
}

/** Sum of prices. `name` is an expression in the syntax of `sumPrices`. */
export function PriceSum({ name, short = false }: PriceProps<string>) {
  const sum = sumPrices(name);
  return sum && <Amount fact={sum.fact} names={sum.names.join(' ')} short={short} />;
}

function Amount({ fact, names, short }: { fact: Fact; names: string; short: boolean }) {
  const note = short ? '' : vatNote(fact);
  return (
    <span data-fakta={names} {...(!note && untranslated)}>
      {note ? (
        // A line may break between amount and note, but not within either.
        <>
          <span {...untranslated}>{formatValue(fact)}</span> <small>{note}</small>
        </>
      ) : (
        formatValue(fact)
      )}
    </span>
  );
}

/** Text from a data file with its `{{fact}}` tokens replaced. */
export function FactText({ text }: { text: string }) {
  return parseFactText(text).map((part, index) => {
    // The parts of a text never change order, so the index is a stable key.
    const key = index;
    // A no-break space keeps "kl." on the line of the time that follows.
    if ('text' in part) return keepTogether(part.text).replace(/(?<=\bkl\.) $/, '\u00a0');
    return <Price key={key} name={part.fact} short={part.short} />;
  });
}
