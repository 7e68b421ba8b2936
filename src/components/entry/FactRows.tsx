import { FactText } from '../fact/FactText.tsx';
import { Entry } from './Entry.tsx';

/** Rows of a data file: titles with their texts beside them. */
export function FactRows({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="rows">
      {items.map(({ title, text }) => (
        <Entry key={title} term={title}>
          <FactText text={text} />
        </Entry>
      ))}
    </dl>
  );
}
