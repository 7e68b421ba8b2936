import { company, phoneHref } from '#src/site/company.ts';

/** Link that calls about the offer. */
export function CallLink({ className }: { className: string | undefined }) {
  return (
    <a className={`target ${className}`} href={phoneHref}>
      Ring om tilbuddet: {company.phone}
    </a>
  );
}
