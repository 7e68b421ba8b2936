import { findRedirect } from '#src/site/match-redirect.ts';
import type { Redirect } from '#src/site/redirects.ts';
import type { FileDiagnostic } from '../lib/diagnostic.ts';

const file = 'src/site/redirects.ts';

/**
 * Addresses in the table are not encoded: `redirectsFile` encodes them, and would encode a `%` twice. Hosts read a
 * colon as a placeholder: the rule would match more there than it does here, even pages.
 */
const sourcePattern = /^(?:\/|(?:\/[^\s?#*%/:]+)+(?:\/\*)?)$/;

/**
 * Returns all diagnostics of the addresses that a table redirects, for a site that has pages at these paths. That each
 * target is a page is checked with the links; as no page is redirected, there are then no chains and no loops.
 */
export function checkRedirects(table: readonly Redirect[], paths: readonly string[]): FileDiagnostic[] {
  return table.flatMap((rule, index) => {
    const { from, to } = rule;
    const earlier = table.slice(0, index);
    const hidden = paths.filter((path) => findRedirect(path, [rule]));
    const faults = [
      !sourcePattern.test(from) && [
        from,
        'en adresse, der begynder med / og hverken slutter med / eller har ?, #, %, : eller mellemrum',
      ],
      earlier.some((other) => other.from === from) && [`${from} to gange`, 'hver adresse én gang'],
      hidden.length && [
        `adressen på en side: ${hidden.join(', ')}`,
        'en adresse, som ingen side har: slet den her, eller giv siden et andet navn',
      ],
      to.includes('?') && [to, 'en adresse uden ?'],
    ];
    return faults.flatMap((fault) => {
      const [found = '', expected = ''] = fault || [];
      return found ? { file, where: from, found, expected } : [];
    });
  });
}
