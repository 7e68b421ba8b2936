import type { ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'quiet';

type CommonProps = { variant?: ButtonVariant; children: ReactNode };

/** Returns the class names of a button, for an element that cannot be one of the components below. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

/** Link styled as a button. At most one `primary` per screenful. */
export function ButtonLink({ href, variant = 'primary', children }: CommonProps & { href: string }) {
  return (
    <a className={buttonClass(variant)} href={href}>
      {children}
    </a>
  );
}

export function Button({
  type = 'button',
  variant = 'primary',
  disabled = false,
  onClick,
  children,
}: CommonProps & { type?: 'button' | 'submit'; disabled?: boolean; onClick?: () => void }) {
  return (
    <button className={buttonClass(variant)} type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
