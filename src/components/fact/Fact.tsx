import { type FactName, facts } from '#src/site/facts.ts';
import { formatFact, parseFactText, vatNote } from '#src/site/format-fact.ts';

/** A fact in running text. `data-fakta` lets `npm run facts` find where it is shown. */
export function FactValue({ name }: { name: FactName }) {
  return <span data-fakta={name}>{formatFact(name)}</span>;
}

/** A price with its VAT words; `short` leaves them out where the heading beside it says them. */
export function Price({ name, short = false }: { name: FactName; short?: boolean }) {
  const note = short ? '' : vatNote(facts[name]);
  return (
    <span data-fakta={name}>
      {note ? (
        // A line may break between amount and note, but in neither of them.
        <>
          <span>{formatFact(name)}</span> <small>{note}</small>
        </>
      ) : (
        formatFact(name)
      )}
    </span>
  );
}

/** Text from a data file, its `{{fact}}` tokens printed. */
export function FactText({ text }: { text: string }) {
  return parseFactText(text).map((part, index) => {
    // The parts of one text never change order, so their place is their identity.
    const key = index;
    return 'text' in part ? part.text : <Price key={key} name={part.fact} short={part.short} />;
  });
}
