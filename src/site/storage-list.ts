import { answerMonths, type StatisticsTool } from './statistics-tool.ts';

type StorageEntry = Readonly<Record<'name' | 'purpose' | 'place' | 'duration' | 'category', string>>;

const session = 'Session\u00a0storage';
const untilSent = 'til du har sendt eller lukker fanen';
const untilClosed = 'til du lukker fanen';

/**
 * Cookie that stores the visitor's answer. A name that no library uses: a former site on this domain may have left a
 * cookie of a common name. Safari keeps what a script stores for a week.
 */
export const consentCookie = {
  name: 'samtykke-svar',
  duration: `${answerMonths}\u00a0måneder, i Safari 7\u00a0dage`,
} as const;

/**
 * Everything that the site itself can store in the browser, by name: its purpose, place and duration. Code that stores
 * something takes its key from here (`StorageKey`), so that the cookie page lists it.
 */
const own = {
  'notifikation-lukket': ['Husker, at du har lukket beskeden øverst på siden', session, untilClosed],
  prisberegner: [
    'Gemmer dine svar i prisberegneren, så en genindlæsning ikke sletter dem',
    session,
    untilSent,
  ],
  'prisberegner-kontakt': [
    'Gemmer det, du har skrevet i prisberegnerens sidste trin, så en genindlæsning ikke sletter det',
    session,
    untilSent,
  ],
  kontaktformular: [
    'Gemmer det, du har skrevet i kontaktformularen, så en genindlæsning ikke sletter det',
    session,
    untilSent,
  ],
  'history.state': [
    'Husker dit trin og dine svar i prisberegneren, en gammel webadresse, du kom fra, og om du ville have nyhedsbrevet eller spørge om en pakke',
    'Fanens historik',
    untilClosed,
  ],
  [consentCookie.name]: [
    'Husker dit svar om cookies: hvad du svarede, hvilken udgave af spørgsmålet og hvornår. Sættes først, når du svarer',
    'Cookie',
    consentCookie.duration,
  ],
} as const satisfies Record<string, readonly [purpose: string, place: string, duration: string]>;

export type StorageKey = keyof typeof own;

/** What the site itself can store. */
export const ownStorage: readonly StorageEntry[] = Object.entries(own).map(
  ([name, [purpose, place, duration]]) => ({ name, purpose, place, duration, category: 'Nødvendige' }),
);

/** Returns `ownStorage` plus what the configured statistics tool stores after consent. */
export function storageEntries(tool: StatisticsTool | null): readonly StorageEntry[] {
  if (!tool) return ownStorage;
  const purpose = `Statistik for os (${tool.name}). Sættes kun, hvis du siger ja til statistik`;
  return [
    ...ownStorage,
    ...tool.storage.map((entry) => ({ place: 'Cookie', ...entry, purpose, category: 'Statistik' })),
  ];
}
