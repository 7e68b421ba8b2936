import { createContext, type ReactNode } from 'react';
import { Entry } from '#src/components/Entry.tsx';
import { keepTogether } from '#src/lib/keep-together.ts';
import styles from './Entries.module.css';
import { LinkLook } from './Link.tsx';
import { entriesOf, type Part } from './slots.ts';

type EntriesProps = { children: ReactNode };

/** Whether what is bold is a large figure. */
export const BoldIsFigure = createContext(false);

/** A description that is one paragraph needs no element of its own. */
const description = (body: readonly Part[]) =>
  body.length === 1 && body[0]?.type === 'p' ? body[0].props.children : body;

const cellClasses = { '3': styles.facts, '4': `captions fours ${styles.terms}` };

/** Titles with their texts below them, side by side; short facts in three columns, terms with a large figure in four. */
export function Cells({ kolonner, children }: EntriesProps & { kolonner?: keyof typeof cellClasses }) {
  return (
    <BoldIsFigure value={true}>
      <LinkLook value={kolonner === '3' ? 'target' : 'inline'}>
        <dl className={`cells ${kolonner ? cellClasses[kolonner] : styles.cells}`}>
          {entriesOf(children).map(({ key, title, body }) => (
            <Entry key={key} term={title}>
              {description(body)}
            </Entry>
          ))}
        </dl>
      </LinkLook>
    </BoldIsFigure>
  );
}

const pointClasses = {
  '2': `rows ${styles.pairs}`,
  '4': `cells fours ${styles.values}`,
  '5': `cells captions ${styles.method}`,
};

/** Returns the entries of a text as items of a list, each with its title as a heading. */
export const entryItems = (children: ReactNode) =>
  entriesOf(children).map(({ key, title, body }) => (
    <li key={key}>
      <h3>{title}</h3>
      {body}
    </li>
  ));

/** Titles with paragraphs below them in two, four or five columns. */
export function Points({ kolonner, children }: EntriesProps & { kolonner: keyof typeof pointClasses }) {
  return <ul className={pointClasses[kolonner]}>{entryItems(children)}</ul>;
}

/** Titles beside their texts, row by row. */
export function Rows({ titel, children }: EntriesProps & { titel?: string }) {
  const list = (
    <dl className="rows">
      {entriesOf(children).map(({ key, title, body }) => (
        <Entry key={key} term={title}>
          {description(body)}
        </Entry>
      ))}
    </dl>
  );
  return titel ? (
    <div className={styles.group}>
      <h3>{keepTogether(titel)}</h3>
      {list}
    </div>
  ) : (
    list
  );
}

/** Myths, struck through, each with what is true. */
export function Myths({ children }: EntriesProps) {
  return (
    <dl className={`rows ${styles.myths}`}>
      {entriesOf(children).map(({ key, title, body }) => (
        <div key={key}>
          <dt>
            <span className="visually-hidden">Myte: </span>
            <s>{title}</s>
          </dt>
          <dd>{description(body)}</dd>
        </div>
      ))}
    </dl>
  );
}
