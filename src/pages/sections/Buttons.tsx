import { createContext, type ReactNode, useContext } from 'react';
import { LinkLook } from './Link.tsx';
import { type Part, partsOf } from './slots.ts';

/** Looks of the first button and of those after it. */
export const ButtonLooks = createContext<readonly ('primary' | 'quiet' | 'target')[]>(['primary', 'quiet']);

/** Links as buttons side by side. */
export function Buttons({ children }: { children: ReactNode }) {
  const [first = 'primary', other = first] = useContext(ButtonLooks);
  const links = partsOf(children).flatMap((part): Part[] =>
    part.type === 'p' ? partsOf(part.props.children) : [part],
  );
  const buttons = links.map((link, index) => (
    <LinkLook key={link.key} value={index ? other : first}>
      {link}
    </LinkLook>
  ));
  return buttons.length === 1 ? buttons : <div className="buttons">{buttons}</div>;
}
