import { parseHours } from '#src/lib/parse-hours.ts';
import { company } from '#src/site/company.ts';
import { facts, offer } from '#src/site/facts.ts';
import type { Diagnostic } from './diagnostic.ts';

type SiteValues = {
  readonly facts: Readonly<Record<string, { readonly kind: string; readonly value?: unknown }>>;
  readonly offer: { readonly percent: number; readonly lastDay: string | null };
  readonly company: Readonly<Record<'name' | 'origin' | 'phone' | 'email' | 'cvr', string>> & {
    readonly profiles: object;
  };
};

const minAmount = 50;

const companyFormats = [
  ['name', /\S/, 'firmaets navn', undefined],
  ['phone', /^\+45(?: ?\d){8}$/, '+45 og otte tal', '+45 11 22 33 44'],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'en e-mailadresse', 'hej@firma.dk'],
  ['cvr', /^\d{8}$/, 'otte tal uden mellemrum', '87654321'],
] as const;

/** Reports values of the facts and the company that pages cannot show, such as a price of `12.345`, which means 12. */
export function checkSite(values: SiteValues = { facts, offer, company }): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const addDiagnostic = (file: string, where: string, found: unknown, expected: string, example?: string) =>
    diagnostics.push({
      file: `src/site/${file}.ts`,
      where,
      found: `${found}`,
      expected,
      example,
    });

  for (const [name, fact] of Object.entries(values.facts)) {
    const amounts = fact.kind.startsWith('kroner') ? Object.values(fact) : [];
    for (const amount of amounts.filter((each) => typeof each === 'number')) {
      if (Number.isInteger(amount) && amount >= minAmount) continue;
      addDiagnostic('facts', name, amount, `hele kroner, mindst ${minAmount}, uden punktum`, '12_345');
    }
    if (name.startsWith('aabningstid.') && !isHours(`${fact.value}`, name === 'aabningstid.weekend'))
      addDiagnostic(
        'facts',
        name,
        fact.value,
        'to hele timer med bindestreg; weekenden kan også være »lukket«',
        '10-16',
      );
  }
  const { percent, lastDay } = values.offer;
  if (!Number.isInteger(percent) || percent < 1 || percent > 90)
    addDiagnostic(
      'facts',
      'offer.percent',
      percent,
      'hele procent, 1-90; skriv rabattens sidste dag i lastDay for at slutte den',
      '15',
    );
  if (lastDay !== null && !isDay(lastDay))
    addDiagnostic('facts', 'offer.lastDay', lastDay, 'en dag, der findes, eller null', "'2027-01-31'");

  for (const [where, pattern, expected, example] of companyFormats) {
    const value = values.company[where];
    if (!pattern.test(value)) addDiagnostic('company', where, value, expected, example);
  }
  for (const [where, url] of [['origin', values.company.origin], ...Object.entries(values.company.profiles)])
    if (!/^https:\/\/[^\s/]+\.[^\s/]+/.test(`${url}`))
      addDiagnostic('company', `${where}`, url, 'en adresse, der begynder med https://', 'https://firma.dk');
  return diagnostics;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // JavaScript takes 30 February for a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isHours(text: string, mayBeClosed: boolean): boolean {
  try {
    return parseHours(text) !== null || mayBeClosed;
  } catch {
    return false;
  }
}
