import type { PageText } from '#src/content/content.ts';
import { Contents } from './Contents.tsx';
import styles from './TextColumns.module.css';

type TextColumnsProps = {
  text: PageText;
  /** Sets the space above, which differs between pages. */
  className: string | undefined;
};

/** Lays out a text with its contents list, side by side where there is room. */
export function TextColumns({ text: { toc, html }, className }: TextColumnsProps) {
  return (
    <div className={`wrap ${styles.columns} ${className}`}>
      <Contents entries={toc.filter((entry) => entry.depth === 2)} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
