import { dataAttributes, policyOrigins } from '#src/site/analytics-settings.ts';
import { unsupportedReason } from '#src/site/unsupported-analytics.ts';
import { isDate, isEndpointUrl, isHttpUrl, isOrigin, isPort } from './validators.ts';

/** Commands that read variables. `npm start` is build and serve; `npm test` is build, checks and browser. */
export type Command = 'build' | 'dev' | 'serve' | 'checks' | 'browser';

type Variable = {
  readonly name: string;
  readonly usedBy: readonly Command[];
  /** Validator and its Danish error message. Without it any value is valid. */
  readonly rule?: {
    readonly isValid: (value: string) => boolean;
    readonly message: string | ((value: string) => string);
  };
};

const endpointUrl = {
  isValid: isEndpointUrl,
  message:
    'skal være en hel adresse med https:// (http:// kun på localhost) eller en sti på siden selv, der begynder med /',
};

/** All environment variables that a user may set. docs/deploy.md says what each means; a test compares names and commands. */
export const variables: readonly Variable[] = [
  {
    name: 'SITE_URL',
    usedBy: ['build', 'checks'],
    rule: {
      isValid: isOrigin,
      message: 'skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk',
    },
  },
  { name: 'VITE_QUOTE_WEBHOOK_URL', usedBy: ['build', 'dev'], rule: endpointUrl },
  { name: 'VITE_CONTACT_WEBHOOK_URL', usedBy: ['build', 'dev'], rule: endpointUrl },
  {
    name: 'VITE_ANALYTICS_SRC',
    usedBy: ['build', 'dev'],
    rule: {
      isValid: (value) => isEndpointUrl(value) && unsupportedReason(value) === null,
      message: (value) => {
        const reason = unsupportedReason(value);
        return reason ? `er et script, som siden ikke kan køre. ${reason}` : endpointUrl.message;
      },
    },
  },
  {
    name: 'VITE_ANALYTICS_ATTRIBUTES',
    usedBy: ['build', 'dev'],
    rule: {
      isValid: (value) => dataAttributes(value) !== null,
      message: 'skal være attributter som data-domain="firma.dk"',
    },
  },
  {
    name: 'VITE_ANALYTICS_ORIGINS',
    usedBy: ['build', 'dev'],
    rule: {
      isValid: (value) => policyOrigins(value) !== null,
      message: 'skal være adresser uden sti, som https://*.eksempel.dk, med mellemrum imellem',
    },
  },
  {
    name: 'BUILD_DATE',
    usedBy: ['build', 'dev'],
    rule: { isValid: isDate, message: 'skal være en dag, der findes, skrevet som 2025-11-04' },
  },
  {
    name: 'PREVIEW',
    usedBy: ['build'],
    rule: { isValid: (value) => value === '1', message: 'skal være 1 eller slet ikke sat' },
  },
  {
    name: 'PORT',
    usedBy: ['serve', 'dev'],
    rule: { isValid: isPort, message: 'skal være et helt tal fra 0 til 65535' },
  },
  { name: 'HOST', usedBy: ['serve'] },
  { name: 'LEADS_DIRECTORY', usedBy: ['serve'] },
  { name: 'CHROMIUM_PATH', usedBy: ['browser'] },
  {
    name: 'BASE_URL',
    usedBy: ['browser'],
    rule: { isValid: isHttpUrl, message: 'skal være en hel adresse, som http://localhost:4173' },
  },
  { name: 'CONTENT_DIRECTORY', usedBy: ['build'] },
  { name: 'OUT_DIRECTORY', usedBy: ['build'] },
  { name: 'DIST_DIRECTORY', usedBy: ['serve', 'checks', 'browser'] },
];
