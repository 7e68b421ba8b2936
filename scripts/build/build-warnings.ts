import { monthIsOver } from '#src/lib/month-is-over.ts';
import { offer } from '#src/site/facts.ts';

const forms = [
  ['VITE_QUOTE_WEBHOOK_URL', 'Prisberegneren'],
  ['VITE_CONTACT_WEBHOOK_URL', 'Kontaktformularen'],
] as const;

/** Returns what visitors will miss, or be told wrongly, on a site that is built on this day (ISO) all the same. */
export function buildWarnings(env: Readonly<Record<string, string | undefined>>, today: string): string[] {
  const warnings = forms.flatMap(([name, form]) =>
    env[name] ? [] : `${name} er ikke sat. ${form} kan ikke sende: Siden viser telefon og e-mail i stedet.`,
  );
  if (monthIsOver(offer.month, today)) {
    warnings.push(
      `Rabatten er udløbet: Hver side siger stadig ${offer.percent} % rabat i ${offer.month}. Skriv en ny måned i src/site/facts.ts, eller bed en udvikler om at fjerne rabatten.`,
    );
  }
  return warnings;
}
