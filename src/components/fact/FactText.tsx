import { keepTogether } from '#src/lib/keep-together.ts';
import { parseFactText } from '#src/site/format-fact.ts';
import { Price } from './FactValue.tsx';

/** Text from a data file with its `{{fact}}` tokens replaced. */
export function FactText({ text }: { text: string }) {
  return parseFactText(text).map((part, index) => {
    // The parts of a text never change order, so the index is a stable key.
    const key = index;
    if ('text' in part) return keepTogether(part.text);
    return <Price key={key} name={part.fact} form={part.form} />;
  });
}
