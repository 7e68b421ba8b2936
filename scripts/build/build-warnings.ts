import { longDate } from '#src/lib/danish-date.ts';
import { discount } from '#src/site/facts.ts';

const dayLength = 24 * 60 * 60 * 1000;
/** In days. */
const notice = 7;

const forms = [
  ['VITE_QUOTE_WEBHOOK_URL', 'Prisberegneren'],
  ['VITE_CONTACT_WEBHOOK_URL', 'Kontaktformularen'],
] as const;

/** A name and a password, or a query that proves who sends. */
const secret = /\/\/[^/]*@|[?&][^=&]*(?:token|secret|key|auth|pass|sig)[^=&]*=/i;

/** Returns what visitors will miss on a site that is built on this day (ISO) all the same, and what will end soon. */
export function buildWarnings(
  env: Readonly<Record<string, string | undefined>>,
  today: string,
  { percent, lastDay }: typeof discount = discount,
): string[] {
  const warnings = forms.flatMap(([name, form]) =>
    env[name] ? [] : `${name} er ikke sat. ${form} kan ikke sende: Siden viser telefon og e-mail i stedet.`,
  );
  for (const [name] of forms)
    if (secret.test(env[name] ?? ''))
      warnings.push(
        `${name} ligner en adresse med en hemmelighed i sig. Den står i siden, hvor alle kan læse den: docs/deploy.md siger, hvordan en hemmelighed holdes.`,
      );
  const days = lastDay === null ? Number.NaN : (Date.parse(lastDay) - Date.parse(today)) / dayLength;
  if (lastDay !== null && days >= 0 && days <= notice) {
    warnings.push(
      `Rabatten på ${percent} % gælder til og med ${longDate(lastDay)}. Derefter er den væk fra alle sider. Skal den fortsætte, så ret lastDay i src/site/dated-values.ts.`,
    );
  }
  return warnings;
}
