const forms = [
  ['VITE_QUOTE_WEBHOOK_URL', 'Prisberegneren'],
  ['VITE_CONTACT_WEBHOOK_URL', 'Kontaktformularen'],
] as const;

/** A name and a password, or a query that proves who sends. */
const secret = /\/\/[^/]*@|[?&][^=&]*(?:token|secret|key|auth|pass|sig)[^=&]*=/i;

/** Returns what visitors will miss on a site that is built all the same, and what everybody can read. */
export function buildWarnings(env: Readonly<Record<string, string | undefined>>): string[] {
  const warnings = forms.flatMap(([name, form]) =>
    env[name] ? [] : `${name} er ikke sat. ${form} kan ikke sende: Siden viser telefon og e-mail i stedet.`,
  );
  for (const [name] of forms)
    if (secret.test(env[name] ?? ''))
      warnings.push(
        `${name} ligner en adresse med en hemmelighed i sig. Den står i siden, hvor alle kan læse den: docs/deploy.md siger, hvordan en hemmelighed holdes.`,
      );
  return warnings;
}
