import { company } from '#src/site/company.ts';
import { contentDays, type DatedContent } from './content-days.ts';

/**
 * Returns where to report a hole (RFC 9116). It expires at the end of the year after the newest text, and not a time
 * after the build, so that a commit always gives the same bytes.
 */
export function securityTxt(content: DatedContent, origin: string): string {
  const newest = [...contentDays(content).values()].sort().at(-1) ?? '';
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${Number(newest.slice(0, 4)) + 2}-01-01T00:00:00Z`,
    'Preferred-Languages: da, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
