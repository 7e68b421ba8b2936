import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The source of a drawing in content/billeder, e.g. `seo-guide-2025/kurve.svg`. Read when an article is rendered,
 * on the server: thousands of drawings need not all be in memory.
 */
export function readPicture(file: string): string {
  return readFileSync(join(process.env.CONTENT_DIRECTORY || 'content', 'billeder', file), 'utf8');
}
