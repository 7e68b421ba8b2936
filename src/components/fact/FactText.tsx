import { keepTogether } from '#src/lib/keep-together.ts';
import { parseFactText } from '#src/site/format-fact.ts';
import { Price } from './FactValue.tsx';

/** Text from a data file with its `{{fact}}` tokens replaced. */
export function FactText({ text }: { text: string }) {
  return parseFactText(text).map((part, index, parts) => {
    // The parts of a text never change order, so the index is a stable key.
    const key = index;
    // A no-break space keeps "kl." on the line of the time that follows.
    if ('text' in part) return keepTogether(part.text).replace(/(?<=\bkl\.) $/, '\u00a0');
    const [next, ...others] = parts.slice(index + 1);
    const isLast = !next || (others.length === 0 && 'text' in next && next.text.length < 9);
    return <Price key={key} name={part.fact} form={part.form} isWhole={isLast} />;
  });
}
