import { ButtonLink } from '#src/components/Button.tsx';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { FactText } from '#src/components/fact/FactText.tsx';
import type { SiteData } from '#src/content/types.ts';

type TemplateClosingProps = SiteData['templates']['case']['closing'] & { withPhone?: boolean };

/** Call to action below every article or every case. */
export function TemplateClosing({ title, text, link, buttons, withPhone = false }: TemplateClosingProps) {
  return (
    <CallToAction
      title={title}
      text={
        <>
          <FactText text={text} />{' '}
          <a href={link.path} data-whole="">
            {link.label}
          </a>
          .
        </>
      }
      withPhone={withPhone}
    >
      <div className="buttons">
        {buttons.map(({ path, label }, index) => (
          <ButtonLink key={path} href={path} variant={index ? 'quiet' : 'primary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </CallToAction>
  );
}
