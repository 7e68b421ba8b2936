import { analyticsName, analyticsTool } from '#src/features/analytics/analytics-tools.ts';
import { company } from '#src/site/company.ts';
import { consentCookie, type ownStorageNames } from './own-storage-names.ts';

export type StorageEntry = {
  readonly name: string;
  readonly purpose: string;
  readonly place: string;
  /** In lower case: it follows the place. */
  readonly duration: string;
  readonly category: string;
};

const session = { place: 'Session\u00a0storage', category: 'Nødvendige' };
const untilSent = 'til du har sendt eller lukker fanen';

const entries: Readonly<Record<(typeof ownStorageNames)[number], Omit<StorageEntry, 'name'>>> = {
  'notifikation-lukket': {
    ...session,
    purpose: 'Husker, at du har lukket beskeden øverst på siden',
    duration: 'til du lukker fanen',
  },
  prisberegner: {
    ...session,
    purpose: 'Gemmer dine svar i prisberegneren, så en genindlæsning ikke sletter dem',
    duration: untilSent,
  },
  kontaktformular: {
    ...session,
    purpose: 'Gemmer det, du har skrevet i kontaktformularen, så en genindlæsning ikke sletter det',
    duration: untilSent,
  },
  'history.state': {
    ...session,
    place: 'Fanens historik',
    purpose:
      'Husker dit trin og dine svar i prisberegneren, om du kom for at få nyhedsbrevet eller spørge om en pakke, og hvilken gammel adresse du kom fra',
    duration: 'til du lukker fanen',
  },
  [consentCookie.name]: {
    place: 'Cookie',
    category: 'Nødvendige',
    purpose:
      'Husker dit svar om cookies: hvad du svarede, hvilken udgave af spørgsmålet og hvornår. Sættes først, når du svarer',
    duration: '6\u00a0måneder',
  },
};

/** Everything that the site itself can store in the browser. A test compares it with the code. */
export const ownStorage: readonly StorageEntry[] = Object.entries(entries).map(([name, entry]) => ({
  name,
  ...entry,
}));

/** Returns `ownStorage` plus the storage that the configured analytics tool uses after consent. */
export function storageEntries(analyticsSource: string | undefined): readonly StorageEntry[] {
  if (!analyticsSource) return ownStorage;
  const name = analyticsName(analyticsSource, company.origin);
  const unknown = [{ name: `Cookies fra ${name}`, duration: 'fastsættes af tjenesten' }];
  const added = (analyticsTool(analyticsSource)?.storage ?? unknown).map((stored) => ({
    place: 'Cookie',
    ...stored,
    purpose: `Tæller besøg og sider for os (${name}). Sættes kun, hvis du siger ja til statistik`,
    category: 'Statistik',
  }));
  return [...ownStorage, ...added];
}
