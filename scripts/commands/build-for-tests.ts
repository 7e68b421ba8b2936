import { buildDist } from './build-dist.ts';
import { withLocalWebhooks } from './local-webhooks.ts';

/* `npm run build:test`: builds `dist/` as the tests need it, with both forms, which send to the local webhook. */

process.exitCode = buildDist(withLocalWebhooks(process.env)) ? 0 : 1;
