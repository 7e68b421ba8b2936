import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'quiet';

/** Returns the class names of a button, for an element that cannot be one of the components below. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

type ButtonLinkProps = { href: string; variant?: ButtonVariant; children: ReactNode };

/** Link styled as a button. At most one `primary` per screenful. */
export function ButtonLink({ href, variant, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass(variant)} href={href}>
      {children}
    </a>
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/** Button that submits no form unless its `type` says so. */
export function Button({ variant, type = 'button', ...attributes }: ButtonProps) {
  return <button className={buttonClass(variant)} type={type} {...attributes} />;
}
