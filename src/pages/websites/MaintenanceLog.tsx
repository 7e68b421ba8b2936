import { Entry } from '#src/components/entry/Entry.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import { points } from '#src/content/collections.ts';

/** Maintenance tasks in the style of a ship's log. */
export function MaintenanceLog() {
  return (
    <dl className="rows">
      {points.vedligehold.map(({ title, text, note }) => (
        <Entry key={title} term={note}>
          <h3>{title}</h3>
          <p className="soft">
            <FactText text={text} />
          </p>
        </Entry>
      ))}
    </dl>
  );
}
