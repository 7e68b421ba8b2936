import { statisticsName, statisticsTool } from '#src/site/statistics-tool.ts';
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
    duration: '6\u00a0måneder, i Safari 7\u00a0dage',
  },
};

/** Everything that the site itself can store in the browser. A test compares it with the code. */
export const ownStorage: readonly StorageEntry[] = Object.entries(entries).map(([name, entry]) => ({
  name,
  ...entry,
}));

/** Returns `ownStorage` plus what the configured statistics tool stores after consent. */
export function storageEntries(source: string | undefined, tool = statisticsTool): readonly StorageEntry[] {
  if (!source) return ownStorage;
  const name = tool?.name ?? statisticsName(source);
  const unknown = [
    {
      name: `Ukendt (${name})`,
      place: 'Vi ved endnu ikke, hvad tjenesten gemmer',
      duration: 'eller hvor længe',
    },
  ];
  const added = (tool?.storage ?? unknown).map((stored) => ({
    place: 'Cookie',
    ...stored,
    purpose: `Statistik for os (${name}). Sættes kun, hvis du siger ja til statistik`,
    category: 'Statistik',
  }));
  return [...ownStorage, ...added];
}
