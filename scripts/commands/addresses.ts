import '../environment/read-env.mjs';

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { root } from '../lib/root.ts';
import { addressFile, withAddresses } from '../links/published-addresses.ts';

/* `npm run addresses`: adds the pages of `dist/` to the list of published addresses; the workflow does so when it has published them. */

const file = join(root, 'content', addressFile);
const paths = (await pagesIn(builtDirectory())).map(({ path }) => path);
writeFileSync(file, withAddresses(readFileSync(file, 'utf8'), paths));
