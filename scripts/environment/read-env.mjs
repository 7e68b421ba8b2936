import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* Reads `.env`, if there is one. Every command imports it first: modules read what it sets when they are imported. */
const file = fileURLToPath(new URL('../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
