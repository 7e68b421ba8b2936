import type { Route } from '@playwright/test';

/** What the browser and the site write to the console when a form cannot be sent. */
export const sendingNoise = /Failed to load resource|Afsendelse mislykkedes/;

/** Ways a webhook can fail at once, and what the site logs about it. */
export const webhookFailures: readonly {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly logged: RegExp;
}[] = [
  {
    name: 'answers 500',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    logged: /^Afsendelse mislykkedes: 500/,
  },
  {
    name: 'answers 400 with text',
    answer: (route) => route.fulfill({ status: 400, body: 'Feltet phone er for kort' }),
    logged: /^Afsendelse mislykkedes: 400 Feltet phone er for kort/,
  },
  {
    name: 'breaks off',
    answer: (route) => route.abort('connectionreset'),
    logged: /^Afsendelse mislykkedes: network/,
  },
];
