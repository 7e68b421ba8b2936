import type { ReactNode } from 'react';
import { company, phoneHref } from '#src/site/company.ts';
import { ButtonLink } from '../button/Button.tsx';
import styles from './CallToAction.module.css';

type ActionLink = { readonly href: string; readonly label: string };

type CallToActionProps = {
  title: string;
  text: ReactNode;
  primary: ActionLink;
  secondary?: ActionLink;
  theme?: 'lavvande' | 'sand';
  /** Whether a call serves the same purpose as the buttons. */
  withPhone?: boolean;
};

/** Closing section of a page: heading, text, buttons and the phone number in large type. */
export function CallToAction(props: CallToActionProps) {
  const { title, text, primary, secondary, theme = 'lavvande', withPhone = true } = props;
  return (
    <section className={styles.section} data-theme={theme} data-print="no">
      <div className="wrap columns">
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            {secondary && (
              <ButtonLink href={secondary.href} variant="quiet">
                {secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
        {withPhone && (
          <p className={styles.phone}>
            <span>Eller ring til os</span>
            <a href={phoneHref}>{company.phone}</a>
          </p>
        )}
      </div>
    </section>
  );
}
