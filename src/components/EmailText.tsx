import { company } from '#src/site/company.ts';

/**
 * The company's e-mail address as text in an island. The place to break after the @ also keeps hosts that hide
 * addresses from robots (Cloudflare) from replacing it by a link, in which React would not find its own text again.
 */
export function EmailText() {
  const [name, domain] = company.email.split('@');
  return (
    <span className="email">
      {name}@<wbr />
      {domain}
    </span>
  );
}
