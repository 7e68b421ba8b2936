import { dataAttributes, policyOrigins } from '#src/lib/analytics-settings.ts';
import { isDate, isEndpointUrl, isHttpUrl, isOrigin, isPort } from './values.ts';

/** Commands that read variables. `npm start` is build and serve; `npm test` is build, checks and browser. */
export type Command = 'build' | 'dev' | 'serve' | 'checks' | 'browser';

export type Variable = {
  readonly name: string;
  readonly usedBy: readonly Command[];
  readonly meaning: string;
  readonly fallback: string;
  /** Validator and its Danish error message. Without it any value is valid. */
  readonly rule?: { readonly isValid: (value: string) => boolean; readonly message: string };
};

const endpointUrl = {
  isValid: isEndpointUrl,
  message:
    'skal være en hel adresse med https:// (http:// kun på localhost) eller en sti på siden selv, der begynder med /',
};
const port = { isValid: isPort, message: 'skal være et helt tal fra 0 til 65535' };

/** All environment variables that a user may set. A test keeps the table in README.md in sync. */
export const variables: readonly Variable[] = [
  {
    name: 'SITE_URL',
    usedBy: ['build', 'checks'],
    meaning: 'origin of canonical addresses, sitemap, feed and Open Graph images',
    fallback: '`origin` in `src/site/company.ts`',
    rule: {
      isValid: isOrigin,
      message: 'skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk',
    },
  },
  {
    name: 'VITE_QUOTE_WEBHOOK_URL',
    usedBy: ['build', 'dev'],
    meaning: 'where the calculator sends requests for a quote',
    fallback: '`npm start` and `npm run dev`: the local webhook; `npm run build`: none',
    rule: endpointUrl,
  },
  {
    name: 'VITE_CONTACT_WEBHOOK_URL',
    usedBy: ['build', 'dev'],
    meaning: 'where the contact form sends messages',
    fallback: 'the same',
    rule: endpointUrl,
  },
  {
    name: 'VITE_ANALYTICS_SRC',
    usedBy: ['build', 'dev'],
    meaning: 'address of a script that counts visits; loaded only after consent to statistics',
    fallback: 'none: no consent banner',
    rule: endpointUrl,
  },
  {
    name: 'VITE_ANALYTICS_ATTRIBUTES',
    usedBy: ['build', 'dev'],
    meaning: "the script's `data-*` attributes, as in the tool's embed code",
    fallback: 'none',
    rule: {
      isValid: (value) => dataAttributes(value) !== null,
      message: 'skal være attributter som data-domain="firma.dk"',
    },
  },
  {
    name: 'VITE_ANALYTICS_ORIGINS',
    usedBy: ['build', 'dev'],
    meaning: 'further origins that the script loads from or sends to, for the policy',
    fallback: 'none',
    rule: {
      isValid: (value) => policyOrigins(value) !== null,
      message: 'skal være adresser uden sti, som https://*.eksempel.dk, med mellemrum imellem',
    },
  },
  {
    name: 'BUILD_DATE',
    usedBy: ['build', 'dev'],
    meaning: 'the day, as `2025-11-04`, that decides which articles are still to come',
    fallback: 'today in Denmark',
    rule: { isValid: isDate, message: 'skal være en dag, der findes, skrevet som 2025-11-04' },
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
    meaning: 'where the local webhook writes',
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
    meaning: 'a server that already runs, instead of starting one',
    fallback: 'none',
    rule: { isValid: isHttpUrl, message: 'skal være en hel adresse, som http://localhost:4173' },
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
