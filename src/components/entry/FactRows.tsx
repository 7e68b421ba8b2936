import { FactText } from '#src/components/fact/FactText.tsx';
import { Entry } from './Entry.tsx';

/** Rows of a data file: titles with their texts below them, side by side. */
export function FactRows({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="cells">
      {items.map(({ title, text }) => (
        <Entry key={title} term={title}>
          <FactText text={text} />
        </Entry>
      ))}
    </dl>
  );
}
