import { Island } from '#src/islands/Island.tsx';
import { contactEndpoint } from '#src/site/endpoints.ts';

/** The contact form. A link that offers the newsletter leads here, with the message filled in. */
export function ContactSection() {
  return (
    <div id="nyhedsbrev">
      <Island name="contact" when="visible" endpoint={contactEndpoint} />
    </div>
  );
}
