import type { ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'quiet';

type Common = { variant?: ButtonVariant; children: ReactNode };

/** The classes of a button, for the rare element that cannot be one of the two below. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

/** A link that looks like a button. At most one `primary` on any screenful. */
export function ButtonLink({ href, variant = 'primary', children }: Common & { href: string }) {
  return (
    <a className={buttonClass(variant)} href={href}>
      {children}
    </a>
  );
}

/** A real button. */
export function Button({
  type = 'button',
  variant = 'primary',
  disabled = false,
  onClick,
  children,
}: Common & { type?: 'button' | 'submit'; disabled?: boolean; onClick?: () => void }) {
  return (
    <button className={buttonClass(variant)} type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
