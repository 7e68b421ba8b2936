import { dataAttributes, policyOrigins } from '#src/lib/analytics-settings.ts';
import { isDay, isFormAddress, isOrigin, isPort, isServerAddress } from './values.ts';

/** The commands that read variables. `npm start` is build and serve, `npm test` is build, checks and browser. */
export type Command = 'build' | 'dev' | 'serve' | 'checks' | 'browser';

export type Variable = {
  readonly name: string;
  readonly usedBy: readonly Command[];
  readonly meaning: string;
  readonly fallback: string;
  /** What a value must be, and how to say so. Without it any value will do. */
  readonly rule?: { readonly holds: (value: string) => boolean; readonly says: string };
};

const formAddress = {
  holds: isFormAddress,
  says: 'skal være en hel adresse med https:// (http:// kun på localhost) eller en sti på siden selv, der begynder med /',
};
const port = { holds: isPort, says: 'skal være et helt tal fra 0 til 65535' };

/** Every variable that a user may set. The table in README.md says the same, which a test holds. */
export const variables: readonly Variable[] = [
  {
    name: 'SITE_URL',
    usedBy: ['build', 'checks'],
    meaning: 'origin of canonical addresses, sitemap, feed and Open Graph images',
    fallback: '`origin` in `src/site/company.ts`',
    rule: {
      holds: isOrigin,
      says: 'skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk',
    },
  },
  {
    name: 'VITE_QUOTE_WEBHOOK_URL',
    usedBy: ['build', 'dev'],
    meaning: 'where the calculator sends requests for a quote',
    fallback: '`npm start` and `npm run dev`: the local receiver; `npm run build`: none',
    rule: formAddress,
  },
  {
    name: 'VITE_CONTACT_WEBHOOK_URL',
    usedBy: ['build', 'dev'],
    meaning: 'where the contact form sends messages',
    fallback: 'the same',
    rule: formAddress,
  },
  {
    name: 'VITE_ANALYTICS_SRC',
    usedBy: ['build', 'dev'],
    meaning: 'address of a script that counts visits; loaded only after consent to statistics',
    fallback: 'none: nobody is asked',
    rule: formAddress,
  },
  {
    name: 'VITE_ANALYTICS_ATTRIBUTES',
    usedBy: ['build', 'dev'],
    meaning: "the script's `data-*` attributes, as in the tool's embed code",
    fallback: 'none',
    rule: {
      holds: (value) => dataAttributes(value) !== null,
      says: 'skal være attributter som data-domain="firma.dk"',
    },
  },
  {
    name: 'VITE_ANALYTICS_ORIGINS',
    usedBy: ['build', 'dev'],
    meaning: 'further origins that the script loads from or sends to, for the policy',
    fallback: 'none',
    rule: {
      holds: (value) => policyOrigins(value) !== null,
      says: 'skal være adresser uden sti, som https://*.eksempel.dk, med mellemrum imellem',
    },
  },
  {
    name: 'BUILD_DATE',
    usedBy: ['build', 'dev'],
    meaning: 'the day, as `2025-11-04`, that decides which articles are still to come',
    fallback: 'today in Denmark',
    rule: { holds: isDay, says: 'skal være en dag, der findes, skrevet som 2025-11-04' },
  },
  {
    name: 'PORT',
    usedBy: ['serve', 'dev'],
    meaning: 'port of the server; 0 takes any free one',
    fallback: '4173; 5173 for dev',
    rule: port,
  },
  {
    name: 'LEADS_DIRECTORY',
    usedBy: ['serve'],
    meaning: 'where the local receiver writes',
    fallback: '`leads`',
  },
  {
    name: 'CHROMIUM_PATH',
    usedBy: ['browser'],
    meaning: 'the Chromium to test with',
    fallback: "a headless shell or Playwright's own, else one on the system",
  },
  {
    name: 'BASE_URL',
    usedBy: ['browser'],
    meaning: 'a server that already runs, instead of an own one',
    fallback: 'none',
    rule: { holds: isServerAddress, says: 'skal være en hel adresse, som http://localhost:4173' },
  },
  {
    name: 'CONTENT_DIRECTORY',
    usedBy: ['build'],
    meaning: 'another source; the benchmark uses it',
    fallback: '`content`',
  },
  {
    name: 'OUT_DIRECTORY',
    usedBy: ['build'],
    meaning: 'another target; the benchmark uses it',
    fallback: '`dist`',
  },
  {
    name: 'CACHE_DIRECTORY',
    usedBy: ['build', 'dev'],
    meaning: 'where texts and pictures are kept from one build to the next',
    fallback: '`node_modules/.cache`, or `.cache` where that cannot be written',
  },
  {
    name: 'DIST_DIRECTORY',
    usedBy: ['serve', 'checks', 'browser'],
    meaning: 'another built folder to check and serve',
    fallback: '`dist`',
  },
];
