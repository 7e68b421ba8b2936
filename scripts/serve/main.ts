import { resolve } from 'node:path';
import { serve } from './serve.ts';

await serve(resolve(import.meta.dirname, '../..'));
