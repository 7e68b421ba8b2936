import { useContext } from 'react';
import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import { formatValue, includingVat, type PriceForm, vatNote } from '#src/site/format-fact.ts';
import { CurrentLanguage } from './CurrentLanguage.ts';

/** A translator must not touch an amount: '10.000' would become ten, or keep its value when the calculator changes it. */
export const untranslated = { translate: 'no' } as const;

/** Fact in running text. */
export function FactValue({ name }: { name: FactName }) {
  return <Shown fact={facts[name]} names={name} note="" />;
}

type PriceProps = { name: FactName; form?: PriceForm | undefined };

/** Price with its VAT note, or in another form. */
export function Price({ name, form }: PriceProps) {
  if (form === 'kort') return <FactValue name={name} />;
  const price = <Shown fact={facts[name]} names={name} />;
  const inclusive = form && includingVat(facts[name]);
  if (!inclusive) return price;
  // It follows from two facts.
  const withVat = <Shown fact={inclusive} names={`${name} moms`} />;
  if (form === 'inkl') return withVat;
  return (
    <>
      {price} <span data-vat="">({withVat})</span>
    </>
  );
}

/**
 * Value with its VAT note. `npm run facts` uses `data-fact` to find where it is shown. A line may break before the note
 * and between words, but not within a figure with its unit, as in '2-4 uger' (`data-whole`).
 */
function Shown({ fact, names, note: givenNote }: { fact: Fact; names: string; note?: string }) {
  const language = useContext(CurrentLanguage);
  const note = givenNote ?? vatNote(fact, language);
  // In words too, a number stays with the next, as in '4,4 ud af 5', and so does an abbreviation, as in 'ekskl. moms'.
  const value = formatValue(fact, language).replace(/([\d.]) /g, '$1\u00a0');
  return (
    <span
      data-fact={names}
      data-whole={note || value.includes(' ') ? undefined : ''}
      {...('vat' in fact && !note && untranslated)}
    >
      {note ? (
        <>
          <span {...untranslated}>{value}</span> <small>{note}</small>
        </>
      ) : (
        value
      )}
    </span>
  );
}
