import { type ComponentProps, createContext, useContext } from 'react';
import { buttonClass } from '#src/components/Button.tsx';

/** How links look: in a sentence, as buttons, or on a line of their own. */
export const LinkLook = createContext<'inline' | 'primary' | 'quiet' | 'target'>('inline');

/** Whether a text is that of a link, in which HTML has no other link. */
export const IsInLink = createContext(false);

/** A link of a text. */
export function Link({ children, ...props }: ComponentProps<'a'>) {
  const look = useContext(LinkLook);
  const isButton = look === 'primary' || look === 'quiet';
  const className = isButton ? buttonClass(look) : look === 'target' ? 'target' : undefined;
  // One item of the row that a button or a target is, however many prices and words that do not break are in it.
  const text = look !== 'inline' && typeof children !== 'string' ? <span>{children}</span> : children;
  return (
    <a {...props} className={className}>
      <IsInLink value={true}>{text}</IsInLink>
    </a>
  );
}
