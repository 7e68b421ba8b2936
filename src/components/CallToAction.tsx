import type { ReactNode } from 'react';
import { company, phoneHref } from '#src/site/company.ts';
import styles from './CallToAction.module.css';
import { Drawing } from './picture/Drawing.tsx';

type CallToActionProps = {
  id?: string | undefined;
  title: ReactNode;
  text: ReactNode;
  /** The buttons, in one row. */
  children: ReactNode;
  /** Drawing beside it. */
  harbour?: 'nyhedsbrev' | 'pris' | undefined;
  /** Whether a call serves the same purpose as the buttons. */
  withPhone?: boolean;
};

/** Closing section of a page: heading, text and buttons and the phone number. The quay of its harbour is the end of the page. */
export function CallToAction(props: CallToActionProps) {
  const { id, title, text, children, harbour, withPhone = true } = props;
  return (
    <section className={harbour ? styles.quay : styles.section} data-print="no">
      <div className="wrap columns">
        <div className={`stack ${styles.words}`}>
          <h2 id={id}>{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">
            {children}
            {withPhone && (
              <p className={styles.phone}>
                <span className="caption">Eller ring til os</span> <a href={phoneHref}>{company.phone}</a>
              </p>
            )}
          </div>
        </div>
        {harbour && (
          <Drawing
            name={`havn-${harbour}`}
            className={styles.harbour}
            width={740}
            height={340}
            loading="lazy"
            data-decoration
          />
        )}
      </div>
    </section>
  );
}
