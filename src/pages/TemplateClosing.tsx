import { ButtonLink } from '#src/components/Button.tsx';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { templates } from '#src/content/collections.ts';

/** Call to action below every article or every case. */
export function TemplateClosing({ of }: { of: keyof typeof templates }) {
  const { title, text, link, buttons } = templates[of].closing;
  const lead = (
    <>
      {/* The first word of the link, as in 'Se vores arbejde', does not end a line. */}
      {text} <a href={link.path}>{link.label.replace(' ', '\u00a0')}</a>.
    </>
  );
  return (
    <CallToAction title={title} text={lead}>
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
