import { keepTogether } from '#src/lib/keep-together.ts';
import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import {
  formatFact,
  formatValue,
  includingVat,
  type PriceForm,
  parseFactText,
  vatNote,
} from '#src/site/format-fact.ts';
import { sumPrices } from '#src/site/sum-prices.ts';

/** A translator must not touch an amount: '10.000' would become ten, or keep its value when the calculator changes it. */
export const untranslated = { translate: 'no' } as const;

/** Fact in running text. `npm run facts` uses `data-fakta` to find where it is shown. */
export function FactValue({ name }: { name: FactName }) {
  return (
    <span data-fakta={name} data-wrap={wrapMark(facts[name])} {...('vat' in facts[name] && untranslated)}>
      {keepTogether(formatFact(name))}
    </span>
  );
}

/** Marks words, which may wrap, unlike a figure with its unit. */
const wrapMark = ({ kind }: Fact) => (kind === 'tekst' ? '' : undefined);

type PriceProps<Name> = {
  name: Name;
  /** Without its VAT note, where the text around it already states it. */
  short?: boolean | undefined;
  form?: PriceForm | undefined;
};

/** Price with its VAT note, or in another form. */
export function Price({ name, short, form = short ? 'kort' : undefined }: PriceProps<FactName>) {
  return <Amount fact={facts[name]} names={name} form={form} />;
}

/** Sum of prices. `name` is an expression in the syntax of `sumPrices`. */
export function PriceSum({ name, short, form = short ? 'kort' : undefined }: PriceProps<string>) {
  const sum = sumPrices(name);
  return sum && <Amount fact={sum.fact} names={sum.names.join(' ')} form={form} />;
}

type AmountProps = { fact: Fact; names: string; form: PriceForm | undefined };

function Amount({ fact, names, form }: AmountProps) {
  const inclusive = form === 'inkl' || form === 'begge' ? includingVat(fact) : null;
  // The amount with VAT follows from two facts, which makes it a sum to `npm run facts`.
  const withVat = inclusive && { fact: inclusive, names: `${names} moms` };
  if (form === 'inkl') return withVat && <Noted {...withVat} />;
  if (form === 'kort')
    return (
      <span data-fakta={names} {...untranslated}>
        {formatValue(fact)}
      </span>
    );
  return (
    <>
      <Noted fact={fact} names={names} />
      {withVat && (
        <>
          {' ('}
          <Noted {...withVat} whole />)
        </>
      )}
    </>
  );
}

/** Amount with its VAT note. A line may break between the two, unless they are a `whole`, but not within either. */
function Noted({ fact, names, whole = false }: { fact: Fact; names: string; whole?: boolean }) {
  const note = vatNote(fact);
  const value = keepTogether(formatValue(fact));
  return (
    <span data-fakta={names} data-wrap={wrapMark(fact)} {...(!note && untranslated)}>
      {note ? (
        <>
          <span {...untranslated}>{value}</span>
          {whole ? '\u00a0' : ' '}
          <small>{note}</small>
        </>
      ) : (
        value
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
    return <Price key={key} name={part.fact} form={part.form} />;
  });
}
