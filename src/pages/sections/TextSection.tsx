import { isValidElement, type ReactNode } from 'react';
import { Section } from '#src/components/Section.tsx';
import { ButtonLooks, Buttons } from './Buttons.tsx';
import { LinkLook } from './Link.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { type Part, partsOf } from './slots.ts';

type TextSectionProps = {
  grund?: 'dyb';
  side?: boolean;
  stort?: boolean;
  skaerm?: boolean;
  children: ReactNode;
};

/** Section of a page: a heading, what introduces it, and below or beside them its content, from the first component on. */
export function TextSection({ grund, side, stort, skaerm, children }: TextSectionProps) {
  const [heading, ...parts] = partsOf(children);
  const content = parts.findIndex(({ type }) => !introductory.includes(type));
  const end = content < 0 ? parts.length : content;
  return (
    <Section
      id={heading?.props.id ?? ''}
      side={side}
      large={stort}
      onDeep={grund === 'dyb'}
      screenOnly={skaerm}
      title={heading?.props.children}
      head={
        end > 0 && (
          <ButtonLooks value={['quiet', 'target']}>{parts.slice(0, end).map(introduction)}</ButtonLooks>
        )
      }
    >
      {content >= 0 && parts.slice(content)}
    </Section>
  );
}

const introductory: readonly unknown[] = ['p', Buttons, SmallPrint];

/** A paragraph that is one link stands as a target of its own. */
function introduction(part: Part): ReactNode {
  const { key, type, props } = part;
  const isLink =
    type === 'p' && isValidElement<{ href?: string }>(props.children) && props.children.props.href;
  return isLink ? (
    <LinkLook key={key} value="target">
      {props.children}
    </LinkLook>
  ) : (
    part
  );
}
