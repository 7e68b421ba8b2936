import { join } from 'node:path';
import { filesIn } from './files-in.ts';
import { root } from './root.ts';

/** Returns the HTML files of public/, such as the one that Google asks for: no pages of the site, and served as they are. */
export async function copiedPages(): Promise<string[]> {
  return (await filesIn(join(root, 'public'))).filter((file) => file.endsWith('.html'));
}
