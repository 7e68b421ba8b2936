import { company } from '#src/site/company.ts';
import { analyticsName, analyticsTool } from './analytics-tools.ts';
import type { CategoryId } from './categories.ts';
import { consentCookie } from './consent-cookie.ts';

export type StoragePlace = 'session' | 'history' | 'cookie';

export type StorageEntry = {
  readonly name: string;
  readonly purpose: string;
  readonly place: StoragePlace;
  readonly duration: string;
  readonly category: CategoryId;
};

const tab = 'Til du lukker fanen';

/** Everything this site itself can leave in a browser. A test holds it against what the code stores. */
export const ownStorage: readonly StorageEntry[] = [
  {
    name: 'notifikation-lukket',
    purpose: 'Husker, at du har lukket beskeden øverst på siden',
    place: 'session',
    duration: tab,
    category: 'noedvendige',
  },
  {
    name: 'prisberegner',
    purpose: 'Gemmer dine svar i prisberegneren, så en genindlæsning ikke sletter dem',
    place: 'session',
    duration: 'Til du har sendt eller lukker fanen',
    category: 'noedvendige',
  },
  {
    name: 'kontaktformular',
    purpose: 'Gemmer det, du har skrevet i kontaktformularen, så en genindlæsning ikke sletter det',
    place: 'session',
    duration: 'Til du har sendt eller lukker fanen',
    category: 'noedvendige',
  },
  {
    name: 'history.state',
    purpose: 'Husker, hvor langt du var nået ned ad en side, så du lander rigtigt, når du går tilbage',
    place: 'history',
    duration: tab,
    category: 'noedvendige',
  },
  {
    name: consentCookie.name,
    purpose:
      'Husker dit svar om cookies: hvad du svarede, hvilken udgave af spørgsmålet og hvornår. Sættes først, når du svarer',
    place: 'cookie',
    duration: '6 måneder',
    category: 'noedvendige',
  },
];

/** The same and what the configured analytics tool adds once a visitor has said yes to it. */
export function storageEntries(analyticsSource: string | undefined): readonly StorageEntry[] {
  return analyticsSource ? [...ownStorage, ...analyticsEntries(analyticsSource)] : ownStorage;
}

function analyticsEntries(source: string): readonly StorageEntry[] {
  const tool = analyticsTool(source);
  const name = analyticsName(source, company.origin);
  const traces = tool?.cookies ?? [{ name: `Cookies fra ${name}`, duration: 'Fastsættes af tjenesten' }];
  return traces.map((trace) => ({
    ...trace,
    purpose: `Tæller besøg og sider for os (${name}). Sættes kun, hvis du siger ja til statistik`,
    place: 'cookie',
    category: 'statistik',
  }));
}
