import type { Route } from '@playwright/test';

/** Console messages of the browser and the site when a form cannot be sent. */
export const sendErrors = /Failed to load resource|Afsendelse mislykkedes/;

/** Immediate webhook failures and the console message that each causes. */
export const webhookFailures: readonly {
  readonly name: string;
  readonly respond: (route: Route) => Promise<void>;
  readonly logged: RegExp;
}[] = [
  {
    name: 'returns status 500',
    respond: (route) => route.fulfill({ status: 500, body: '' }),
    logged: /^Afsendelse mislykkedes: 500/,
  },
  {
    name: 'returns status 400 with a text',
    respond: (route) => route.fulfill({ status: 400, body: 'Feltet phone er for kort' }),
    logged: /^Afsendelse mislykkedes: 400 Feltet phone er for kort/,
  },
  {
    name: 'resets the connection',
    respond: (route) => route.abort('connectionreset'),
    logged: /^Afsendelse mislykkedes: network/,
  },
];
